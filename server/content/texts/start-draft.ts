import { startDraft } from '#contract/content/texts/start-draft.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { allSites, insertDraft, readVersion } from '#server/sites/door.ts';
import { viewOfVersion } from './versions.ts';

export const startDraftHandler = handler(startDraft, async (call, { db, clock, transact }) => {
  const { operator, input } = call;
  const { name: page, site, from } = input;
  const now = clock.now();
  if (site !== null && !allSites().some(({ id }) => id === site)) return call.refuse('not_found');
  const draft = await transact(async (unit) => {
    if ((await readVersion(unit.db, from))?.page !== page) return call.refuse('not_found');
    const version = await insertDraft(unit.db, { page, site, from, operator, now });
    const details = { page, version, from, ...(site !== null && { site }) };
    await recordAction(unit, { operator, action: 'content/start-draft', details, at: now });
    return version;
  });
  return viewOfVersion(db, draft, now);
});
