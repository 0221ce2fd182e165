import type { IncomingMessage } from 'node:http';
import { readCookies } from '../http/cookies.ts';
import { routeCharges } from '../limits/charges.ts';
import { knownBrowser } from '../limits/known-browser.ts';
import type { Platform } from '../platform.ts';

/**
 * Returns whether the client may open one more live connection. It counts handshakes per network, and per
 * known browser apart, before the member is identified. Polls of an open connection cost nothing.
 */
export const handshakeBudget =
  ({ budgets, keys, clock }: Pick<Platform, 'budgets' | 'keys' | 'clock'>) =>
  async (request: IncomingMessage, ip: string, secure: boolean): Promise<boolean> => {
    const cookies = readCookies(request.headers.cookie, secure);
    const browser = knownBrowser(keys, cookies, clock.now());
    const payer = { ip, browser, member: null, confirmed: false, site: 0 };
    return (await budgets.spend(routeCharges.handshake, payer)).is === 'paid';
  };
