import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { securityHeaders } from '../http/security-headers.ts';
import { brokenRequestAnswer, brokenRequestProblem, closeForGood } from './close-for-good.ts';

const statusOf = ({ code }: NodeJS.ErrnoException): 400 | 408 | 431 => {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
};

/**
 * Answers a request that Node could not parse or that did not arrive in time, and closes its socket for good.
 * A socket that never sent a byte gets no answer: a browser may have opened it in advance.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) socket.destroy();
  else closeForGood(socket, brokenRequestAnswer(statusOf(error)));
}

/** Maximum number of header lines. Browsers send about twenty, proxies add ten. */
export const mostHeaders = 100;

/**
 * Whether the head of a request is acceptable: few enough headers, and at most one Host (RFC 9112, 3.2). Node
 * itself keeps the first of two hosts, and a proxy might keep the other.
 */
export function isHeadSound({ rawHeaders }: IncomingMessage): boolean {
  if (rawHeaders.length > mostHeaders * 2) return false;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}

/** Refuses a request whose head is not acceptable, and closes its connection. */
export function refuseHead(request: IncomingMessage, response: ServerResponse): void {
  const status = request.rawHeaders.length > mostHeaders * 2 ? 431 : 400;
  response
    .writeHead(status, {
      ...securityHeaders,
      'content-type': 'application/problem+json',
      connection: 'close',
    })
    .end(brokenRequestProblem(status), () => request.socket.destroySoon());
}
