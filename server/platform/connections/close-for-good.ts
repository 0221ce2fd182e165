import type { Socket } from 'node:net';
import { securityHeaders } from '../http/security-headers.ts';

/** The client has this time to read the last answer. Destroying the socket at once could discard it. */
const lastAnswerMs = 1000;

/**
 * Sends the last answer and destroys the socket soon afterwards, whether or not the client closes its side.
 */
export function closeForGood(socket: Socket, answer: string): void {
  socket.end(answer);
  setTimeout(() => socket.destroy(), lastAnswerMs).unref();
}

const problems = {
  400: ['Bad Request', 'invalid_input'],
  408: ['Request Timeout', 'invalid_input'],
  431: ['Request Header Fields Too Large', 'too_large'],
} as const;

type Status = keyof typeof problems;

/**
 * The body of an answer to a request that never reaches Fastify. It has no language, so its text is English.
 */
export function brokenRequestProblem(status: Status): string {
  const [title, code] = problems[status];
  return JSON.stringify({
    type: `urn:vonk:problem:kit:${code}`,
    title,
    status,
    code,
    detail: title,
    params: {},
  });
}

/** A whole HTTP answer as text, for a socket whose request cannot be parsed or did not arrive in time. */
export function brokenRequestAnswer(status: Status): string {
  const body = brokenRequestProblem(status);
  const headers = Object.entries({
    ...securityHeaders,
    'content-type': 'application/problem+json',
    'content-length': body.length,
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${problems[status][0]}`, ...headers, '', body].join('\r\n');
}
