import { withdrawPageVersion } from '#contract/content/texts/withdraw-page-version.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { loadSites, lockVersion, storeWithdrawal } from '#server/sites/door.ts';
import { versionViews } from './version-view.ts';
import { viewOfVersion } from './versions.ts';

const removable: ReadonlySet<string> = new Set(['draft', 'announced']);

export const withdrawPageVersionHandler = handler(withdrawPageVersion, async (call, platform) => {
  const { operator, input } = call;
  const { version } = input;
  const now = platform.clock.now();
  await platform.transact(async (unit) => {
    const row = (await lockVersion(unit.db, version)) ?? call.refuse('not_found');
    const [view] = await versionViews(unit.db, [row], new Set(), now);
    if (view === undefined || !removable.has(view.state)) return call.refuse('text_frozen');
    await storeWithdrawal(unit.db, version, operator, now);
    const action = view.state === 'draft' ? 'content/discard-draft' : 'content/withdraw-page-version';
    const details = { page: row.page, version };
    await recordAction(unit, { operator, action, details, at: now });
  });
  await loadSites(platform.db);
  return viewOfVersion(platform.db, version, now);
});
