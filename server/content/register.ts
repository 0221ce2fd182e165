// Generated from the files of this domain: npm run generate.

import type { Registry } from '#server/platform/http/registry.ts';
import { addSiteHandler } from './house/add-site.ts';
import { changeSettingHandler } from './house/change-setting.ts';
import { closeSiteHandler } from './house/close-site.ts';
import { listSettingChangesHandler } from './house/list-setting-changes.ts';
import { listSettingsHandler } from './house/list-settings.ts';
import { listSitesHandler } from './house/list-sites.ts';
import { previewSettingHandler } from './house/preview-setting.ts';
import { serveApp } from './serve-app.ts';
import { servePictures } from './serve-pictures.ts';
import { serveRobotsAndSitemap } from './serve-robots-and-sitemap.ts';
import { serveWellKnown } from './serve-well-known.ts';

/** Hands operations, socket inputs, jobs, routes and start-up work of this domain to the platform. */
export function register(registry: Registry): void {
  registry.operation(addSiteHandler);
  registry.operation(changeSettingHandler);
  registry.operation(closeSiteHandler);
  registry.operation(listSettingChangesHandler);
  registry.operation(listSettingsHandler);
  registry.operation(listSitesHandler);
  registry.operation(previewSettingHandler);
  registry.route(serveApp);
  registry.route(servePictures);
  registry.route(serveRobotsAndSitemap);
  registry.route(serveWellKnown);
}
