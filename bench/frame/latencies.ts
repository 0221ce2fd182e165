/** The value that so many per cent of them do not exceed. */
export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
};

/** Milliseconds that the work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Runs the work at a steady pace, however long it takes each time; the milliseconds of each. */
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
