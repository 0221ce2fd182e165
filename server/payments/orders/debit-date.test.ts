import { expect, test } from 'vitest';
import { debitAfterNotice, debitDay, isOverdue } from './debit-date.ts';

const at = (text: string) => debitAfterNotice(new Date(text)).toISOString();

test('announces a debit two whole days ahead and collects it on a bank working day [CRED-6d, SEPA-5a, PAY-26d]', () => {
  // A Monday.
  expect(at('2026-11-23T05:00:00Z')).toBe('2026-11-25T06:00:00.000Z');
  expect(at('2026-11-23T06:00:00Z')).toBe('2026-11-26T06:00:00.000Z');
  expect(at('2026-11-23T23:59:59Z')).toBe('2026-11-26T06:00:00.000Z');
  // Thursday and Friday lead over the weekend.
  expect(at('2026-11-26T05:00:00Z')).toBe('2026-11-30T06:00:00.000Z');
  expect(at('2026-11-27T12:00:00Z')).toBe('2026-11-30T06:00:00.000Z');
  for (let hours = 0; hours < 24 * 14; hours += 1) {
    const now = new Date(Date.UTC(2026, 11, 20, hours));
    expect(debitAfterNotice(now).getTime() - now.getTime()).toBeGreaterThanOrEqual(48 * 3_600_000);
  }
  expect(debitDay(new Date('2026-11-25T06:00:00Z'))).toBe('2026-11-25');
});

test.each([
  // A Wednesday; the weekend does not count.
  ['2026-11-25T06:00:00Z', '2026-11-25T06:00:00Z', false],
  ['2026-11-25T06:00:00Z', '2026-11-30T23:59:59Z', false],
  ['2026-11-25T06:00:00Z', '2026-12-01T00:00:00Z', true],
  // A Monday.
  ['2026-11-23T06:00:00Z', '2026-11-26T23:59:59Z', false],
  ['2026-11-23T06:00:00Z', '2026-11-27T00:00:00Z', true],
  ['2026-11-23T06:00:00Z', '2026-12-23T00:00:00Z', true],
])(
  'expects a debit of %s for three more bank working days: at %s [CRED-6d, SEPA-5a]',
  (day, now, overdue) => {
    expect(isOverdue(new Date(day), new Date(now))).toBe(overdue);
  },
);
