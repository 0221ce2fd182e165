import type { Registry } from '#server/platform/http/registry.ts';
import { serveAddresses } from './http/serve-addresses.ts';
import { serveApp } from './http/serve-app.ts';
import { servePictures } from './http/serve-pictures.ts';

export function register(registry: Registry): void {
  registry.route(serveApp);
  registry.route(servePictures);
  registry.route(serveAddresses);
}
