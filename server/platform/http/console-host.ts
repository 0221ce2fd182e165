import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { Refusal } from './refusal.ts';

/** The pages and calls of the console, and the data of its first page. */
const ofConsole = (url: string): boolean => /^\/(?:api\/)?console(?:[/.?]|$)/.test(url);

/** A page, other than the form with which the frame of the console changes the language. */
const isPage = ({ url, routeOptions }: FastifyRequest): boolean =>
  routeOptions.url === '/*' && !/^\/language(?:[.?]|$)/.test(url);

/** Whether a request may be answered on the console's own host. A call that only reads shows public data. */
const isForConsole = (request: FastifyRequest): boolean => {
  const { url, method } = request;
  if (ofConsole(url)) return true;
  if (url.startsWith('/api/')) return method === 'GET';
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
    const { hostname, url } = request;
    if (!isConsoleHost(hostname, config)) {
      if (!ofConsole(url)) return;
      if (url.startsWith('/api/')) throw new Refusal('not_found');
      // The site answers with its own page for an unknown address.
      request.raw.url = '/not-found';
      return;
    }
    if (isForConsole(request)) return;
    if (request.method === 'GET' && isPage(request)) return reply.redirect('/console');
    throw new Refusal('not_found');
  });
}
