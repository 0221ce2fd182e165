import * as z from 'zod/mini';
import type { CallOf } from '#contract/kit/operation.ts';
import { queueFilter, type searchQueue } from '#contract/safety/search-queue.ts';

export type QueueFilter = Omit<CallOf<typeof searchQueue>, 'after'>;

const fields = Object.keys(queueFilter);

/** The filters after they were read from the address. */
const filter = z.object({ ...queueFilter, site: z.optional(z.int()) });

/** The filters in the address of the page. An unknown value is left out. */
export function queueFilterOf(search: URLSearchParams): QueueFilter {
  const known: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(queueFilter)) {
    const read = z.safeParse(schema, search.get(name) ?? undefined);
    if (read.success && read.data !== undefined) known[name] = read.data;
  }
  return z.parse(filter, known);
}

/** The number of filters in use, without kind and order, which have controls of their own. */
export const filtersIn = (search: URLSearchParams): number =>
  fields.filter((name) => name !== 'kind' && name !== 'sort' && search.has(name)).length;
