import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { Refusal } from './refusal.ts';

/**
 * The path as the routers read it: decoded, without dots and in lower case. Another spelling of an address must not
 * lead past the host.
 */
export const readPath = (url: string): string => {
  const { pathname } = URL.parse(`http://host${url}`) ?? { pathname: url };
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
};

/** The pages and calls of the console, and the data of its first page. */
const ofConsole = (path: string): boolean => /^\/(?:api\/)?console(?:[/.]|$)/.test(path);

/** A page, other than the form with which the frame of the console changes the language. */
const isPage = ({ url, routeOptions }: FastifyRequest): boolean =>
  routeOptions.url === '/*' && !/^\/language(?:\.|$)/.test(readPath(url));

/** Whether a request may be answered on the console's own host. A call that only reads shows public data. */
const isForConsole = (request: FastifyRequest): boolean => {
  const path = readPath(request.url);
  if (ofConsole(path)) return true;
  if (path.startsWith('/api/')) return request.method === 'GET';
  return !isPage(request);
};

/** Whether the host is the console's own. False if the console answers on every site. */
export const isConsoleHost = (host: string, { consoleUrl }: Pick<Config, 'consoleUrl'>): boolean =>
  consoleUrl !== null && new URL(consoleUrl).hostname === host.replace(/:\d+$/, '').toLowerCase();

/**
 * Keeps the console apart if CONSOLE_URL gives it a host of its own. The console is then not found on a site.
 * No page of a site and no act of a member works on the host of the console. A proxy can limit that host to the
 * operators' network.
 */
export function keepConsoleApart(app: FastifyInstance, config: Pick<Config, 'consoleUrl'>): void {
  if (config.consoleUrl === null) return;
  app.addHook('onRequest', async (request, reply) => {
    const { hostname } = request;
    const path = readPath(request.url);
    if (!isConsoleHost(hostname, config)) {
      if (!ofConsole(path)) return;
      if (path.startsWith('/api/')) throw new Refusal('not_found');
      // The site answers with its own page for an unknown address.
      request.raw.url = '/not-found';
      return;
    }
    if (isForConsole(request)) return;
    if (request.method === 'GET' && isPage(request)) return reply.redirect('/console');
    throw new Refusal('not_found');
  });
}
