import * as z from 'zod/mini';
import type { Benchmark } from './frame/benchmark.ts';
import { runChild } from './frame/run-child.ts';

const figures = z.object({
  performance: z.number(),
  accessibility: z.number(),
  bestPractices: z.number(),
  seo: z.number(),
  largestPaint: z.number(),
  shift: z.number(),
  blocking: z.number(),
});

type Figures = z.output<typeof figures>;

/** The pages as a new visitor sees them, with the entry warning. */
const pages = [
  { name: 'front', path: '/', performance: 0.95 },
  { name: 'lander', path: '/landers/alonetonight', performance: 0.95 },
  { name: 'terms', path: '/pages/terms', performance: 0.95 },
  { name: 'signup', path: '/signup', performance: 0.85 },
] as const;

interface Row {
  readonly what: string;
  /** The full score, or the threshold of a good page. */
  readonly whole: number;
  readonly unit: string;
  readonly target: Benchmark['target'];
  readonly pick: (visit: Figures) => number;
}

const score = (what: string, ratio: number, pick: Row['pick']): Row => ({
  ...{ what, pick },
  ...{ whole: 1, unit: 'score', target: { is: 'at least', ratio } },
});

const cost = (what: string, whole: number, unit: string, ratio: number, pick: Row['pick']): Row => ({
  ...{ what, whole, unit, pick },
  target: { is: 'at most', ratio },
});

const rowsOf = (performance: number): readonly Row[] => [
  score('performance', performance, (visit) => visit.performance),
  score('accessibility', 0.95, (visit) => visit.accessibility),
  score('best practices', 0.95, (visit) => visit.bestPractices),
  score('SEO', 0.95, (visit) => visit.seo),
  cost('largest paint', 2500, 'ms', 0.7, (visit) => visit.largestPaint),
  cost('layout shift', 0.1, 'of the screen', 0.5, (visit) => visit.shift),
  cost('blocking time', 200, 'ms', 1, (visit) => visit.blocking),
];

const visits = new Map<string, Promise<Figures>>();

/** All rows of a page share the same visits: one per round, and a first one that is discarded. */
const visitOf = (name: string, url: string, round: number): Promise<Figures> => {
  const report = `build/bench/lighthouse/${name}-${round}.html`;
  const visit = visits.get(report) ?? runChild('lighthouse-child.ts', { url, report }, figures);
  visits.set(report, visit);
  return visit;
};

export const benchmarks: readonly Benchmark[] = pages.flatMap(({ name, path, performance }) =>
  rowsOf(performance).map(
    ({ what, whole, unit, target, pick }): Benchmark => ({
      id: `B19 ${name} ${what}`,
      work: `${path} on a mid phone, slow 4G: ${what}`,
      baselineIs: unit === 'score' ? 'the full score' : `a good page (${whole} ${unit})`,
      unit,
      target,
      prepare: async ({ service }) => {
        let round = 0;
        const product = async () => {
          const visit = visitOf(name, service + path, round);
          round += 1;
          return pick(await visit);
        };
        return { baseline: async () => whole, product, close: async () => {} };
      },
    }),
  ),
);
