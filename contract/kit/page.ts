import * as z from 'zod/mini';

/** The answer of a paged list: one page, and whether there is another. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ results: z.array(row), page: z.int(), has_more: z.boolean() });
