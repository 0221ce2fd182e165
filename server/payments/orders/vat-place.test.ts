import { expect, test } from 'vitest';
import { vatPlace } from './vat-place.ts';

test.each([
  ['address and bank agree', ['DE', 'DE'], 'DE', 'two'],
  ['only the address says something', ['BE', null], 'BE', 'one'],
  ['only the bank says something', [null, 'BE'], 'BE', 'one'],
  ['nothing says anything', [null, null], 'NL', 'none'],
  ['they contradict each other', ['DE', 'BE'], 'NL', 'contradicting'],
  ['a third decides', ['DE', 'BE', 'BE'], 'BE', 'two'],
  ['a third contradicts both', ['DE', 'BE', 'FR'], 'NL', 'contradicting'],
  ['a small country belongs to the VAT of a large one', ['MC', 'FR'], 'FR', 'two'],
] as const)(
  'finds the country of VAT from two matching pieces of evidence: %s [CRED-10b, VAT-1a]',
  (_, told, country, proof) => {
    expect(vatPlace(told, 'NL')).toEqual({ country, proof });
  },
);
