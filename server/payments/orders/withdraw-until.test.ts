import { expect, test } from 'vitest';
import { needsSecondOperator } from '../refunds/needs-second-operator.ts';
import { withdrawUntil } from './withdraw-until.ts';

test('allows withdrawal for the whole last day, wherever the buyer is [CON-1a]', () => {
  const until = withdrawUntil(new Date('2026-11-22T00:30:00+01:00'), 14);
  expect(until.getTime()).toBeGreaterThanOrEqual(new Date('2026-12-06T23:59:59+01:00').getTime());
  expect(withdrawUntil(new Date('2026-11-22T12:00:00Z'), 20)).toEqual(new Date('2026-12-13T12:00:00Z'));
});

test('requires a second operator for refunds of direct debits for eight weeks, and of nothing else [SEPA-8a]', () => {
  const paidAt = new Date('2026-11-22T12:00:00Z');
  const after = (days: number) => new Date(paidAt.getTime() + days * 24 * 3_600_000);
  expect(needsSecondOperator('directdebit', paidAt, after(55))).toBe(true);
  expect(needsSecondOperator('directdebit', paidAt, after(56))).toBe(false);
  expect(needsSecondOperator('ideal', paidAt, after(1))).toBe(false);
});
