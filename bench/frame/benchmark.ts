import type { BenchmarkEnvironment } from './environment.ts';

/** One side of a ratio: runs for a moment and returns its figure, such as requests a second. */
export type Side = () => Promise<number>;

export interface Prepared {
  readonly baseline: Side;
  readonly product: Side;
  close(): Promise<void>;
}

/**
 * A figure of the product as a ratio to a baseline of the same run. The machine is shared, so only the ratio
 * within a round has a meaning.
 */
export interface Benchmark {
  /** Row of the table of targets, such as B1, with its variant: `B2 10k`. */
  readonly id: string;
  readonly work: string;
  readonly baselineIs: string;
  readonly unit: string;
  /** The ratio to reach (`at least`) or not to exceed (`at most`). */
  readonly target: { readonly is: 'at least' | 'at most'; readonly ratio: number };
  /** The figure is the same in every run (bytes), so one round is enough. */
  readonly fixed?: true;
  /** Runs only with `npm run bench -- --large`. */
  readonly large?: true;
  /** Throws `NotMeasured` if a tool is missing. */
  prepare(surroundings: BenchmarkEnvironment): Promise<Prepared>;
}

/** Neither met nor missed: a tool is missing, or the machine was too unstable. */
export class NotMeasured extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'NotMeasured';
  }
}
