// A place as it stands in the middle of a sentence.

export interface InSentence {
  readonly the: string; // 'the east gully', « la valleuse est »
  readonly at: string; // 'at the east gully', « dans la valleuse est »: where, and in French whereto
  readonly of: string; // « de la valleuse est »: whose, and in French where from
}
