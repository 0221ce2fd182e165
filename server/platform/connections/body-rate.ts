import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { brokenRequestAnswer, closeForGood } from './close-for-good.ts';

/**
 * A body must bring this many bytes in each period: 1 KB per second. A phone in a tunnel may pause for most
 * of a period.
 */
const minimumRate = { bytes: 20 * 1024, seconds: 20 };

const checkMs = 5000;

interface Watched {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly socket: Socket;
  /** Bytes of the socket at the start of the period. */
  from: number;
  since: number;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether bytes wait in this process, because nothing has read them yet. The client is not to blame then. */
const waitsForUs = ({ readableLength, readableHighWaterMark }: IncomingMessage): boolean =>
  readableLength >= readableHighWaterMark;

const isTooSlow = ({ request, socket, from }: Watched): boolean =>
  socket.bytesRead - from < minimumRate.bytes && !waitsForUs(request);

const cutOff = ({ response, socket }: Watched): void => {
  if (response.headersSent) socket.destroy();
  else closeForGood(socket, brokenRequestAnswer(408));
};

export interface BodyRates {
  /** Watches the body of a request until the body is complete or its socket closes. */
  watch(request: IncomingMessage, response: ServerResponse): void;
}

/** Cuts off requests whose bodies arrive too slowly: answers 408 and closes the socket for good. */
export function watchBodyRates(server: Server): BodyRates {
  const watched = new Set<Watched>();

  const check = (): void => {
    const now = performance.now();
    for (const one of watched) {
      if (one.request.complete || one.socket.destroyed) watched.delete(one);
      else if (now - one.since >= minimumRate.seconds * 1000) {
        if (isTooSlow(one)) cutOff(one);
        one.from = one.socket.bytesRead;
        one.since = now;
      }
    }
  };
  const timer = setInterval(check, checkMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));

  return {
    watch(request, response) {
      const { socket } = request;
      if (hasBody(request))
        watched.add({ request, response, socket, from: socket.bytesRead, since: performance.now() });
    },
  };
}
