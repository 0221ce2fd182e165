import { changeSiteCompany } from '#contract/content/house/change-site-company.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { giveCompany, listedCompanies, loadSites, lockSiteCompany, membersOf } from '#server/sites/door.ts';
import { houseSiteOf } from './house-site-view.ts';

/** The row of the site is locked, so that a second operator waits and is refused. */
export const changeSiteCompanyHandler = handler(changeSiteCompany, async (call, platform) => {
  const { operator, input } = call;
  const { site, company, seen, confirmed } = input;
  const refuse = (field: keyof typeof input, code: string): never =>
    call.refuse('invalid_input', {}, [{ field, code, params: {} }]);
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    const before = (await lockSiteCompany(unit.db, site)) ?? call.refuse('not_found');
    if (before !== seen) call.refuse('changed_meanwhile');
    if (before === company) call.refuse('unchanged');
    if (!(await listedCompanies(unit.db)).some(({ id }) => id === company)) refuse('company', 'invalid');
    const members = await membersOf(unit.db, site);
    if (members > 0 && !confirmed) refuse('confirmed', 'required');
    await giveCompany(unit.db, { site, before, after: company, operator, members, at });
    const details = { site, before, after: company };
    await recordAction(unit, { operator, action: 'content/change-site-company', details, at });
  });
  await loadSites(platform.db);
  return (await houseSiteOf(platform.db, platform.config, site)) ?? call.refuse('not_found');
});
