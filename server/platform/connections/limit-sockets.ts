import { readFileSync } from 'node:fs';
import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config/config.ts';
import { smallestNetwork, widestNetwork } from '../limits/networks.ts';
import { mostHeaders } from './answer-broken-request.ts';
import { makePlaces, type Places } from './places.ts';

/**
 * Time limits of a connection, in milliseconds (decision 0064).
 * - The head of a request must arrive in 15 s.
 * - A whole request must arrive in 5 minutes: the largest photo at 40 KB per second. Slow bodies end earlier.
 * - The check for both runs every 5 s.
 * - An idle connection is kept for 72 s, longer than proxies keep theirs.
 */
export const connectionTimes = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 72_000,
} as const satisfies ServerOptions;

/** A socket on which nothing moves in either direction for this time is destroyed. */
const silentMs = 120_000;

/**
 * Sockets of one network. Hundreds of members may share one address of a mobile operator, each with a live
 * connection and a few requests.
 */
const mostOfOneNetwork = 512;

/** One network gets at most this part of the free sockets. */
const shareOfFree = 1 / 8;

/**
 * Sockets of a /24 or /48 together. A customer with a /48 has 65,536 networks, which would take the last place
 * one eighth at a time.
 */
const mostOfWidest = 8 * mostOfOneNetwork;
const widestShareOfFree = 1 / 4;

const mostSockets = 20_000;

/**
 * Descriptors that this process may open. Node raises the limit of the process to the maximum at its start.
 */
const openFiles = (): number => {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const found = /^Max open files +(\d+|unlimited)/m.exec(limits)?.[1];
    return found === undefined || found === 'unlimited' ? mostSockets : Number(found);
  } catch {
    // Other systems have no such file.
    return 4096;
  }
};

/** Places for the sockets of a process, counted by the smallest and the widest network of their address. */
export function makeSocketPlaces(total: number): Pick<Places, 'take'> {
  const narrow = makePlaces({ total, mostOfOne: mostOfOneNetwork, shareOfFree });
  const wide = makePlaces({ total, mostOfOne: mostOfWidest, shareOfFree: widestShareOfFree });
  return {
    take(address) {
      const freeWide = wide.take(widestNetwork(address) ?? address);
      if (freeWide === null) return null;
      const freeNarrow = narrow.take(smallestNetwork(address));
      if (freeNarrow === null) {
        freeWide();
        return null;
      }
      return () => {
        freeWide();
        freeNarrow();
      };
    },
  };
}

/**
 * Limits the sockets of this server, per network and in total. A fifth of the descriptors stays free for the
 * database and files. Behind a proxy all sockets come from the proxy, which must limit its clients itself.
 */
export function limitSockets(server: Server, config: Pick<Config, 'trustProxy' | 'rateLimitFactor'>): void {
  const total = Math.min(mostSockets, Math.floor(openFiles() * 0.8));
  const isShared = config.trustProxy !== false || config.rateLimitFactor > 1;
  const places = isShared
    ? makePlaces({ total, mostOfOne: total, shareOfFree: null })
    : makeSocketPlaces(total);
  server.maxConnections = total;
  server.maxHeadersCount = mostHeaders + 1;
  server.timeout = silentMs;
  server.prependListener('connection', (socket: Socket) => {
    const free = places.take(socket.remoteAddress ?? '');
    if (free === null) socket.destroy();
    else socket.once('close', free);
  });
}
