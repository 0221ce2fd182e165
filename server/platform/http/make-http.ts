import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '../config/config.ts';
import { answerBrokenRequest, isHeadSound, refuseHead } from '../connections/answer-broken-request.ts';
import { watchBodyRates } from '../connections/body-rate.ts';
import { connectionTimes, limitSockets } from '../connections/limit-sockets.ts';
import { logStream } from '../logger.ts';
import { bodyLimit } from './body-parsers.ts';
import { trustOf } from './client-address.ts';
import { keepConsoleApart } from './console-host.ts';
import { errorForLog } from './log-errors.ts';
import { Refusal } from './refusal.ts';
import { securityHeaders } from './security-headers.ts';
import { isSecure } from './visitor.ts';

const makeRequestIds = (): (() => string) => {
  const start = randomBytes(5).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count.toString(36)}`;
  };
};

const logLine = (request: FastifyRequest, reply: FastifyReply) => ({
  request: request.id,
  method: request.method,
  route: request.routeOptions.url ?? 'none',
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime * 10) / 10,
});

export interface Http {
  readonly app: FastifyInstance;
  /** Sets the function that answers every error, including Fastify's own errors. */
  handleErrors(send: SendProblem): void;
  /** Sets the function that may answer a request before Fastify sees it. */
  answerFirst(answer: RawAnswer): void;
}

/** Browsers use https for a year, for subdomains too if the deployment says that they have it. */
export const strictTransport = ({ hstsSubdomains }: Pick<Config, 'hstsSubdomains'>): string =>
  `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`;

/** Answers a request without Fastify, or returns false. */
export type RawAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

export type SendProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
) => Promise<FastifyReply>;

/** Creates Fastify with request ids, quiet structured logs and the headers that every answer carries. */
export function makeHttp(config: Config): Http {
  let answerError: SendProblem = async (_request, reply) => reply.code(500).send();
  let first: RawAnswer = () => false;
  const app: FastifyInstance = fastify({
    serverFactory(handle) {
      // Other Upgrade offers, such as `curl --http2`, are ignored: the request is answered as plain HTTP.
      const shouldUpgradeCallback = (request: IncomingMessage): boolean =>
        request.headers.upgrade?.toLowerCase() === 'websocket' &&
        server.listenerCount('upgrade') > 0 &&
        isHeadSound(request);
      const options = { ...connectionTimes, shouldUpgradeCallback };
      const server = createServer(options, (request, response) => {
        if (!isHeadSound(request)) return refuseHead(request, response);
        rates.watch(request, response);
        if (!first(request, response)) handle(request, response);
      });
      const rates = watchBodyRates(server);
      limitSockets(server, config);
      return server;
    },
    logger: { level: config.logLevel, base: null, serializers: { err: errorForLog }, stream: logStream() },
    logController: new LogController({ disableRequestLogging: true }),
    // A separate logger per request costs more than writing the request id into its single log line.
    childLoggerFactory: (logger) => logger,
    genReqId: makeRequestIds(),
    requestIdHeader: false,
    // Fastify trusts no proxy if it gets a number of hops, so it gets the rule of `client-address.ts`.
    trustProxy: config.trustProxy !== false && trustOf(config.trustProxy),
    bodyLimit,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => void answerError(request, reply, error),
    routerOptions: { maxParamLength: 500 },
  });
  app.decorateRequest('frame', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    if (isSecure(request, config)) reply.header('strict-transport-security', strictTransport(config));
    done();
  });
  keepConsoleApart(app, config);
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(logLine(request, reply), 'request');
    done();
  });
  app.setErrorHandler((error, request, reply) => answerError(request, reply, error));
  app.setNotFoundHandler((request, reply) => answerError(request, reply, new Refusal('not_found')));
  return {
    app,
    handleErrors(send) {
      answerError = send;
    },
    answerFirst(answer) {
      first = answer;
    },
  };
}
