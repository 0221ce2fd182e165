import { type Benchmark, NotMeasured } from './benchmark.ts';
import type { BenchmarkEnvironment } from './environment.ts';

const rounds = 5;
const restless = 2;

export interface Result {
  readonly id: string;
  readonly work: string;
  readonly baselineIs: string;
  readonly unit: string;
  readonly target: Benchmark['target'];
  readonly verdict: 'met' | 'missed' | 'not measured';
  readonly why?: string;
  /** Median of the rounds' ratios, product to baseline. */
  readonly ratio?: number;
  readonly lowest?: number;
  readonly highest?: number;
  readonly baseline?: readonly number[];
  readonly product?: readonly number[];
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Alternates baseline and product, and judges the median of the ratios within the rounds. If the baseline is
 * unstable, it judges the worst pair of all rounds. The worst pair can prove that a target is met, but never
 * that it is missed.
 */
export async function measure(benchmark: Benchmark, surroundings: BenchmarkEnvironment): Promise<Result> {
  const { id, work, baselineIs, unit, target } = benchmark;
  const described = { id, work, baselineIs, unit, target };
  const baseline: number[] = [];
  const product: number[] = [];
  try {
    const prepared = await benchmark.prepare(surroundings);
    try {
      if (!benchmark.fixed) {
        // The first run of anything is slower, so it is discarded.
        await prepared.baseline();
        await prepared.product();
      }
      for (let round = 0; round < (benchmark.fixed ? 1 : rounds); round += 1) {
        baseline.push(await prepared.baseline());
        product.push(await prepared.product());
      }
    } finally {
      await prepared.close();
    }
  } catch (error) {
    if (error instanceof NotMeasured) return { ...described, verdict: 'not measured', why: error.message };
    throw error;
  }
  const ratios = product.map((value, round) => value / (baseline[round] ?? Number.NaN));
  const ratio = median(ratios);
  const figures = { ratio, lowest: Math.min(...ratios), highest: Math.max(...ratios), baseline, product };
  const atLeast = target.is === 'at least';
  const meets = (value: number): boolean => (atLeast ? value >= target.ratio : value <= target.ratio);
  if (Math.max(...baseline) > restless * Math.min(...baseline)) {
    // The product's worst round against the baseline's best: a target met this way is met despite the
    // unstable baseline.
    const worst = atLeast
      ? Math.min(...product) / Math.max(...baseline)
      : Math.max(...product) / Math.min(...baseline);
    const why = `the baseline varied by more than a factor of two; the worst round to the best baseline is ${worst.toFixed(2)}`;
    return { ...described, ...figures, verdict: meets(worst) ? 'met' : 'not measured', why };
  }
  return { ...described, ...figures, verdict: meets(ratio) ? 'met' : 'missed' };
}
