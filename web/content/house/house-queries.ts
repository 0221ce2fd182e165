import { listSettingChanges } from '#contract/content/house/list-setting-changes.ts';
import { listSettings } from '#contract/content/house/list-settings.ts';
import { listSites } from '#contract/content/house/list-sites.ts';
import { previewSiteCompany } from '#contract/content/house/preview-site-company.ts';
import type { SettingName } from '#contract/sites/site-settings.ts';
import { pagesFor, queryFor } from '#web/platform/query/query-for.ts';

/** The sites of the deployment, with the companies. */
export const sitesQuery = () => queryFor(listSites, {});

/** The settings of a site. */
export const settingsQuery = (site: number) => queryFor(listSettings, { site });

/** The history of one setting of a site. */
export const settingChangePages = (site: number, setting: SettingName) =>
  pagesFor(listSettingChanges, { site, setting, page: 1 }, (last, pages) =>
    last.has_more ? { site, setting, page: pages.length + 1 } : undefined,
  );

/** The consequences of another company for a site. */
export const siteCompanyQuery = (site: number, company: number) =>
  queryFor(previewSiteCompany, { site, company });
