// Words of the rulebook screen, in English. The rules themselves are in docs/raid/rules.md.

export const rulesEn = {
  'rules.search': 'Search the rules',
  'rules.contents': 'Chapters',
  'rules.toContents': 'Contents',
  'rules.chapter': 'Chapter {n},',
  'rules.inBook': 'Open in the rulebook',
  'rules.unknown': 'The rulebook has no rule {id}.',
  'rules.found': '{n} {n|rule|rules} found',
  'rules.nothing': 'No rule holds these words.',
  'rules.ruling': 'Ruling',
  'rules.rulingPart': 'Ruling in part',
  'rules.rulingText': 'The published rules are silent or unclear here; this is our reading.',
  'rules.rulingPartText':
    'Part of this is our reading where the published rules are silent; the text says which.',
  'rules.reconstructed': 'Reconstructed',
  'rules.reconstructedPart': 'Reconstructed in part',
  'rules.reconstructedText':
    'The original value was not available to us; the one given here is ours.',
  'rules.design': 'Design',
  'rules.designText': 'The published game has no such thing; it is ours.',
  'rules.reconstructedPartText':
    'Part of this was not available to us and is ours; the text says which.',
};
