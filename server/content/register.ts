// Generated from the files of this domain: npm run generate.

import type { Registry } from '#server/platform/http/registry.ts';
import { serveApp } from './serve-app.ts';
import { servePictures } from './serve-pictures.ts';
import { serveRobotsAndSitemap } from './serve-robots-and-sitemap.ts';
import { serveWellKnown } from './serve-well-known.ts';

/** Hands operations, socket inputs, jobs, routes and start-up work of this domain to the platform. */
export function register(registry: Registry): void {
  registry.route(serveApp);
  registry.route(servePictures);
  registry.route(serveRobotsAndSitemap);
  registry.route(serveWellKnown);
}
