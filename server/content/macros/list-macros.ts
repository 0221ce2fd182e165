import * as z from 'zod/mini';
import { listMacros } from '#contract/content/macros/list-macros.ts';
import { type Macro, macro } from '#contract/content/macros/macro.ts';
import { handler } from '#server/platform/http/handler.ts';
import { allSites } from '#server/sites/door.ts';
import { type insertMacro, macrosInUse } from './macros.sql.ts';

/** A stored macro as operators see it. */
export const macroOf = ({ site_id: site, made_at, ...row }: Awaited<ReturnType<typeof insertMacro>>): Macro =>
  z.parse(macro, { ...row, site, made_at: made_at.toISOString() });

export const listMacrosHandler = handler(listMacros, async ({ input }, { db }) => ({
  results: (await macrosInUse(db, input.language)).map(macroOf),
  sites: allSites().map(({ id, host }) => ({ id, host })),
}));
