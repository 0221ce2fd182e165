import type { Benchmark } from './frame/benchmark.ts';
import { spends } from './frame/ledgers.ts';

/** All spending goes to one house account, which has no balance row that every transaction would wait for. */
export const benchmarks: readonly Benchmark[] = [
  {
    id: 'B15',
    work: 'a hundred members spend into one account of ours',
    baselineIs: 'ten thousand members spend (B14)',
    unit: 'spends/s',
    target: { is: 'at least', ratio: 0.9 },
    async prepare(surroundings) {
      const ledger = await surroundings.ledger(100_000);
      return {
        baseline: spends(ledger, ledger.members),
        product: spends(ledger, ledger.members.slice(0, 100)),
        close: async () => {},
      };
    },
  },
];
