// Generated from the files of this domain: npm run generate.

import type { Registry } from '#server/platform/http/registry.ts';
import { listAnnouncementsHandler } from './announcements/list-announcements.ts';
import { makeAnnouncementHandler } from './announcements/make-announcement.ts';
import { withdrawAnnouncementHandler } from './announcements/withdraw-announcement.ts';
import { changeCompanyHandler } from './company/change-company.ts';
import { listCompaniesHandler } from './company/list-companies.ts';
import { listCompanyChangesHandler } from './company/list-company-changes.ts';
import { countFiguresHandler } from './figures/count-figures.job.ts';
import { getFiguresHandler } from './figures/get-figures.ts';
import { listQueuesHandler } from './figures/list-queues.ts';
import { addSiteHandler } from './house/add-site.ts';
import { changeSettingHandler } from './house/change-setting.ts';
import { closeSiteHandler } from './house/close-site.ts';
import { listSettingChangesHandler } from './house/list-setting-changes.ts';
import { listSettingsHandler } from './house/list-settings.ts';
import { listSitesHandler } from './house/list-sites.ts';
import { previewSettingHandler } from './house/preview-setting.ts';
import { listMacrosHandler } from './macros/list-macros.ts';
import { retireMacroHandler } from './macros/retire-macro.ts';
import { saveMacroHandler } from './macros/save-macro.ts';
import { serveApp } from './serve-app.ts';
import { servePictures } from './serve-pictures.ts';
import { serveRobotsAndSitemap } from './serve-robots-and-sitemap.ts';
import { serveWellKnown } from './serve-well-known.ts';
import { decidePageVersionHandler } from './texts/decide-page-version.ts';
import { getPageVersionHandler } from './texts/get-page-version.ts';
import { listPageVersionsHandler } from './texts/list-page-versions.ts';
import { listPagesHandler } from './texts/list-pages.ts';
import { publishPageVersionHandler } from './texts/publish-page-version.ts';
import { savePageTextHandler } from './texts/save-page-text.ts';
import { startDraftHandler } from './texts/start-draft.ts';
import { withdrawPageVersionHandler } from './texts/withdraw-page-version.ts';

/** Hands operations, socket inputs, jobs, routes and start-up work of this domain to the platform. */
export function register(registry: Registry): void {
  registry.operation(addSiteHandler);
  registry.operation(changeCompanyHandler);
  registry.operation(changeSettingHandler);
  registry.operation(closeSiteHandler);
  registry.operation(decidePageVersionHandler);
  registry.operation(getFiguresHandler);
  registry.operation(getPageVersionHandler);
  registry.operation(listAnnouncementsHandler);
  registry.operation(listCompaniesHandler);
  registry.operation(listCompanyChangesHandler);
  registry.operation(listMacrosHandler);
  registry.operation(listPageVersionsHandler);
  registry.operation(listPagesHandler);
  registry.operation(listQueuesHandler);
  registry.operation(listSettingChangesHandler);
  registry.operation(listSettingsHandler);
  registry.operation(listSitesHandler);
  registry.operation(makeAnnouncementHandler);
  registry.operation(previewSettingHandler);
  registry.operation(publishPageVersionHandler);
  registry.operation(retireMacroHandler);
  registry.operation(saveMacroHandler);
  registry.operation(savePageTextHandler);
  registry.operation(startDraftHandler);
  registry.operation(withdrawAnnouncementHandler);
  registry.operation(withdrawPageVersionHandler);
  registry.job(countFiguresHandler);
  registry.route(serveApp);
  registry.route(servePictures);
  registry.route(serveRobotsAndSitemap);
  registry.route(serveWellKnown);
}
