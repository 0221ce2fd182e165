import { previewSiteCompany } from '#contract/content/house/preview-site-company.ts';
import { countRunning } from '#server/payments/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { listedCompanies, membersOf } from '#server/sites/door.ts';
import { houseSiteOf } from './house-site-view.ts';

export const previewSiteCompanyHandler = handler(previewSiteCompany, async (call, { db, config }) => {
  const { site, company } = call.input;
  const [shown, companies, running, members] = await Promise.all([
    houseSiteOf(db, config, site),
    listedCompanies(db),
    countRunning(db, site),
    membersOf(db, site),
  ]);
  const after = companies.find(({ id }) => id === company);
  if (shown === undefined || after === undefined) return call.refuse('not_found');
  return {
    before: { company: shown.company, name: shown.company_name },
    after: { company, name: after.name },
    members,
    open_orders: running.orders,
    mandates: running.mandates,
  };
});
