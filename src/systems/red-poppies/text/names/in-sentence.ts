// A name as it stands in the middle of a sentence.

/** Of a unit or a battery: with its article, and how a verb and a participle agree with it. */
export interface NameOfUnit {
  readonly the: string; // 'MG 2', 'W Company of the 2nd Royal Fusiliers', « la compagnie W du 2nd Royal Fusiliers »
  readonly of: string; // « de la compagnie W du 2nd Royal Fusiliers »
  readonly to: string; // « à la compagnie W du 2nd Royal Fusiliers »
  readonly many: boolean; // its verb stands in the plural
  readonly ending: string; // of a French participle: '', 'e', 's', 'es'
}

/** Of a place. */
export interface NameOfPlace {
  readonly the: string; // 'the Sunken Lane', « le chemin creux »
  readonly at: string; // 'in the Sunken Lane', « dans le chemin creux »
  readonly of: string; // 'of the Sunken Lane', « du chemin creux »
}
