import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const opening = 'window.__reactRouterManifest=';

/** Whether the router reads this value of a route like a missing one. */
const isDefault = (value: unknown): boolean =>
  value === false || (Array.isArray(value) && value.length === 0);

/**
 * The script of the route list, as browsers need it. Leaves out the imports of each route. The server preloads
 * those of the first page, and a browser finds the others in the module of the route.
 */
export function slimManifest(script: string): string {
  if (!script.startsWith(opening))
    throw new Error('React Router changed its route list: check slim-route-manifest.ts.');
  const { routes, ...rest } = JSON.parse(script.slice(opening.length, script.lastIndexOf('}') + 1));
  const slim = Object.entries<Record<string, unknown>>(routes).map(([id, { imports: _, ...route }]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(([, value]) => !isDefault(value))),
  ]);
  return `${opening}${JSON.stringify({ ...rest, routes: Object.fromEntries(slim) })};`;
}

/** Replaces the route list of a finished build. The complete list stays beside the bundle, for measurements. */
export function slimRouteManifest(buildFolder: string): void {
  const [file, more] = globSync(join(buildFolder, 'client/assets/manifest-????????.js'));
  if (file === undefined || more !== undefined)
    throw new Error('The bundle does not have exactly one route list.');
  const script = readFileSync(file, 'utf8');
  writeFileSync(join(buildFolder, 'routes.json'), script.slice(opening.length, script.lastIndexOf('}') + 1));
  writeFileSync(file, slimManifest(script));
}
