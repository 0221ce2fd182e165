import { mkdir, readdir, writeFile } from 'node:fs/promises';
import type { Benchmark } from './frame/benchmark.ts';
import { openEnvironment } from './frame/environment.ts';
import { measure, type Result } from './frame/measure.ts';

/**
 * `npm run bench` prints every figure as a ratio to its baseline of the same run, with lowest and highest,
 * and writes build/bench/results.json. `-- B2 'B19 front'` runs only those rows; `-- --large` adds the sizes
 * that take minutes. Each file `b*.ts` beside this one exports `benchmarks`.
 */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const large = process.argv.includes('--large');

const all: Benchmark[] = [];
for (const file of (await readdir(import.meta.dirname)).filter((name) => /^b\d+-.*\.ts$/.test(name)).sort()) {
  const module: { benchmarks: readonly Benchmark[] } = await import(`./${file}`);
  all.push(...module.benchmarks);
}
const number = (benchmark: Benchmark) => Number(/\d+/.exec(benchmark.id)?.[0]);
const chosen = all
  .filter((benchmark) => large || !benchmark.large)
  .filter(
    (benchmark) => wanted.length === 0 || wanted.some((one) => `${benchmark.id} `.startsWith(`${one} `)),
  )
  .sort((one, other) => number(one) - number(other));

const line = (result: Result): string => {
  const goal = `${result.target.is} ${result.target.ratio}`;
  const head = `${result.id.padEnd(8)} ${result.work}`;
  if (result.ratio === undefined) return `${head}\n         not measured: ${result.why}`;
  const spread = `${result.lowest?.toFixed(3)}-${result.highest?.toFixed(3)}`;
  const note = result.why ? ` (${result.why})` : '';
  return `${head}\n         ${result.ratio.toFixed(3)} (${spread}) of ${result.baselineIs}; target ${goal}: ${result.verdict}${note}`;
};

const surroundings = await openEnvironment(large);
const results: Result[] = [];
try {
  for (const benchmark of chosen) {
    const result = await measure(benchmark, surroundings);
    results.push(result);
    console.log(line(result));
  }
} finally {
  await surroundings.stop();
}
await mkdir('build/bench', { recursive: true });
await writeFile('build/bench/results.json', `${JSON.stringify({ at: new Date(), results }, null, 2)}\n`);
console.log('\nFigures in full: build/bench/results.json');
