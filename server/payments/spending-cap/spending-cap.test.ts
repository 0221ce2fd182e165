import { expect, test } from 'vitest';
import { day } from '#contract/kit/durations.ts';
import { type Cap, capAt, changedCap } from './spending-cap.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const after = (days: number) => new Date(now.getTime() + days * day);
const cap = (amount: number | null, next: Cap['next'] = null): Cap => ({ amount, currency: 'EUR', next });

test('applies the first cap and every lower one at once [CRED-12d, TRUST-10a]', () => {
  expect(changedCap(cap(null), 5000, now)).toEqual(cap(5000));
  expect(changedCap(cap(5000), 4999, now)).toEqual(cap(4999));
  expect(changedCap(cap(5000), 0, now)).toEqual(cap(0));
});

test('applies a higher cap, or none, after exactly seven days [CRED-12d]', () => {
  const higher = changedCap(cap(5000), 5001, now);
  expect(higher).toEqual(cap(5000, { amount: 5001, from: after(7) }));
  expect(capAt(higher, new Date(after(7).getTime() - 1)).amount).toBe(5000);
  expect(capAt(higher, after(7))).toEqual(cap(5001));
  expect(capAt(changedCap(cap(5000), null, now), after(7))).toEqual(cap(null));
});

test('restarts the wait only for a looser cap than the pending one [CRED-12d]', () => {
  const under = cap(5000, { amount: 8000, from: after(3) });
  expect(changedCap(under, 8000, now)).toEqual(under);
  expect(changedCap(under, 6000, now)).toEqual(cap(5000, { amount: 6000, from: after(3) }));
  expect(changedCap(under, 9000, now)).toEqual(cap(5000, { amount: 9000, from: after(7) }));
  expect(changedCap(under, null, now)).toEqual(cap(5000, { amount: null, from: after(7) }));
  const ending = cap(5000, { amount: null, from: after(3) });
  expect(changedCap(ending, null, now)).toEqual(ending);
  expect(changedCap(ending, 9000, now)).toEqual(cap(5000, { amount: 9000, from: after(3) }));
});

test('drops the pending cap when the member keeps the lower one, even on its start day [CRED-12d]', () => {
  const under = cap(5000, { amount: 8000, from: after(3) });
  expect(changedCap(under, 5000, now)).toEqual(cap(5000));
  expect(changedCap(under, 5000, after(3))).toEqual(cap(5000));
  expect(changedCap(under, 9000, after(3))).toEqual(cap(8000, { amount: 9000, from: after(10) }));
});
