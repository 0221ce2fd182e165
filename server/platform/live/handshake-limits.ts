import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';
import { makePlaces } from '../connections/places.ts';
import { smallestNetwork } from '../limits/networks.ts';

/** Sockets that have not logged in yet: of all networks and of one. Each lives at most 10 s. */
const waiting = { total: 1000, mostOfOne: 60, shareOfFree: 1 / 4 };

export interface HandshakeLimits {
  /** Whether the client at `ip` may open a socket. If so, the socket counts as waiting until `loggedIn`. */
  allows(request: IncomingMessage, ip: string): boolean;
  /** The socket of this handshake belongs to a member from now on. */
  loggedIn(handshake: IncomingMessage): void;
}

/** Limits sockets without login per network, in the memory of this process (decision 0064). */
export function makeHandshakeLimits({ rateLimitFactor }: Pick<Config, 'rateLimitFactor'>): HandshakeLimits {
  const places = makePlaces({
    total: waiting.total * rateLimitFactor,
    mostOfOne: waiting.mostOfOne * rateLimitFactor,
    shareOfFree: waiting.shareOfFree,
  });
  const held = new WeakMap<IncomingMessage, () => void>();
  return {
    allows(request, ip) {
      const network = smallestNetwork(ip);
      if (request.socket.destroyed) return false;
      const free = places.take(network);
      if (free === null) return false;
      held.set(request, free);
      request.socket.once('close', free);
      return true;
    },
    loggedIn: (handshake) => held.get(handshake)?.(),
  };
}
