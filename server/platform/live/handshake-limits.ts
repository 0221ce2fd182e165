import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';
import { makePlaces } from '../connections/places.ts';
import { makeClientAddress } from '../http/client-address.ts';
import { smallestNetwork } from '../limits/networks.ts';

/** Sockets that have not logged in yet: of all networks and of one. Each lives at most 10 s. */
const waiting = { total: 1000, mostOfOne: 60, shareOfFree: 1 / 4 };

export interface HandshakeLimits {
  /** Whether this request may open a socket. If so, the socket counts as waiting until `loggedIn`. */
  allows(request: IncomingMessage): boolean;
  /** The socket of this handshake belongs to a member from now on. */
  loggedIn(handshake: IncomingMessage): void;
}

/** Limits sockets without login per network, in the memory of this process (decision 0064). */
export function makeHandshakeLimits({
  trustProxy,
  rateLimitFactor,
}: Pick<Config, 'trustProxy' | 'rateLimitFactor'>): HandshakeLimits {
  const addressOf = makeClientAddress({ trustProxy });
  const places = makePlaces({
    total: waiting.total * rateLimitFactor,
    mostOfOne: waiting.mostOfOne * rateLimitFactor,
    shareOfFree: waiting.shareOfFree,
  });
  const held = new WeakMap<IncomingMessage, () => void>();
  return {
    allows(request) {
      const network = smallestNetwork(addressOf(request));
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
