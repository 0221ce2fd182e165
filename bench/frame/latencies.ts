/** The value that this percentage of the values does not exceed. */
export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
};

/** The duration of the work in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Starts the work at a steady pace, however long each run takes. Returns the milliseconds of each run. */
export async function atPace(
  work: () => Promise<unknown>,
  { seconds, everyMs }: { readonly seconds: number; readonly everyMs: number },
): Promise<number[]> {
  const running: Promise<number>[] = [];
  const end = performance.now() + seconds * 1000;
  for (let next = performance.now(); next < end; next += everyMs) {
    const wait = next - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(timed(work));
  }
  return Promise.all(running);
}
