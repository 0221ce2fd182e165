import * as z from 'zod/mini';

/** A month, `2026-03`. */
export const monthPeriod = z.string().check(z.regex(/^20[2-9]\d-(?:0[1-9]|1[0-2])$/, 'invalid'));

/** A year, or a half of it: `2026`, `2026-H1`. */
export const publishedPeriod = z.string().check(z.regex(/^20[2-9]\d(?:-H[12])?$/, 'invalid'));

/** A year, a half or a month. */
export const period = z.string().check(z.regex(/^20[2-9]\d(?:-H[12]|-(?:0[1-9]|1[0-2]))?$/, 'invalid'));

/** The first day of a period, and the first day after it. Both are midnight in UTC. */
export function boundsOf(of: string): { readonly from: Date; readonly until: Date } {
  const first = Number(of.slice(0, 4));
  const part = of.slice(5);
  const start = part === '' || part === 'H1' ? 0 : part === 'H2' ? 6 : Number(part) - 1;
  const months = part === '' ? 12 : part.startsWith('H') ? 6 : 1;
  return { from: new Date(Date.UTC(first, start)), until: new Date(Date.UTC(first, start + months)) };
}

/** The months of a period, as `2026-03`. */
export function monthsOf(of: string): string[] {
  const { from, until } = boundsOf(of);
  const months: string[] = [];
  for (let at = from; at < until; at = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1)))
    months.push(at.toISOString().slice(0, 7));
  return months;
}
