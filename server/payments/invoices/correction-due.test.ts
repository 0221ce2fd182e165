import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Correction, nextCorrection } from './correction-due.ts';
import { vatWithin } from './vat-within.ts';

test('issues a credit note for returned money, and a new invoice if the money stays after all [CRED-10b]', () => {
  const all = { kind: 'credit_note', gross: 2499, vat: 434 } as const;
  expect(nextCorrection([], { reversed: 0, rate: 2100 })).toBeNull();
  expect(nextCorrection([], { reversed: 2499, rate: 2100 })).toEqual(all);
  expect(nextCorrection([all], { reversed: 2499, rate: 2100 })).toBeNull();
  expect(nextCorrection([all], { reversed: 0, rate: 2100 })).toEqual({ ...all, kind: 'invoice' });
});

test('keeps the documents consistent to the cent for any sequence of reversals [CRED-10b]', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2499), { maxLength: 12 }), fc.nat(2700), (steps, rate) => {
      const issued: Correction[] = [];
      for (const reversed of steps) {
        const due = nextCorrection(issued, { reversed, rate });
        if (due) issued.push(due);
        const sign = ({ kind }: Correction) => (kind === 'credit_note' ? 1 : -1);
        expect(issued.reduce((sum, one) => sum + sign(one) * one.gross, 0)).toBe(reversed);
        expect(issued.reduce((sum, one) => sum + sign(one) * one.vat, 0)).toBe(vatWithin(reversed, rate));
        expect(issued.every(({ gross, vat }) => gross > 0 && vat >= 0 && vat <= gross)).toBe(true);
      }
    }),
  );
});
