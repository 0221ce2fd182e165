import { afterEach, expect, test, vi } from 'vitest';
import type { ListedPrice } from '#contract/payments/console/list-prices.ts';
import { pricesQuery } from './console-prices.query.ts';

afterEach(() => void vi.useRealTimers());

const price = (state: ListedPrice['state'], from: string): ListedPrice => ({
  ...{ package: 'p0', amount: 999, announced_at: '2026-01-01T10:00:00.000Z', by: null },
  ...{ state, from },
});

test.each([
  ['nothing is announced', [price('now', '2026-01-01T11:00:00.000Z')], false],
  ['the next price applies in a minute', [price('announced', '2026-01-01T12:01:00.000Z')], 61_000],
  ['a price applies now', [price('announced', '2026-01-01T12:00:00.000Z')], 2000],
  ['a price applies next month', [price('announced', '2026-02-01T12:00:00.000Z')], 86_400_000],
])('the console asks prices again when an announced price applies: %s', (_, history, wait) => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T12:00:00.000Z') });
  const data = { currency: 'EUR' as const, packages: [], history };
  expect(pricesQuery('EUR').refetchInterval({ state: { data } })).toBe(wait);
});
