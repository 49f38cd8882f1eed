// A name as it stands in the middle of a sentence.

export interface InSentence {
  readonly the: string; // 'the Roter Berg', « la brigade Doëns »
  readonly at: string; // 'on the Roter Berg', « sur le Rotherberg »; of a unit 'to Brigade Doëns', « à la brigade Doëns »
  readonly of: string; // 'of the Roter Berg', « du Rotherberg »
}
