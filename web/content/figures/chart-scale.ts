/** Heights of an axis whose half is a round number as well. */
const steps = [1, 2, 4, 6, 10, 20];

/**
 * The end of an axis that starts at zero: the smallest round number of `unit` that is not below the largest
 * value.
 */
export function axisEnd(values: readonly (number | null)[], unit: number): number {
  const largest = Math.max(0, ...values.map((value) => (value ?? 0) / unit));
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, largest))));
  const step = steps.find((one) => one * power >= Math.max(2, largest)) ?? 20;
  return step * power * unit;
}

/** The largest of minute, hour and day, in seconds, that suits the longest of these times. */
export function durationUnit(values: readonly (number | null)[]): number {
  const longest = Math.max(0, ...values.map((value) => value ?? 0));
  if (longest >= 2 * 86_400) return 86_400;
  return longest >= 2 * 3600 ? 3600 : 60;
}
