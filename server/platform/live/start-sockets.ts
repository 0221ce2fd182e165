import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import * as z from 'zod/mini';
import { livePath, pageInView } from '#contract/kit/event.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Config } from '../config/config.ts';
import { isHeadSound, refuseHead } from '../connections/answer-broken-request.ts';
import { watchBodyRates } from '../connections/body-rate.ts';
import { makeClientAddress } from '../http/client-address.ts';
import { isOwnOrigin } from '../http/csrf-check.ts';
import { Refusal } from '../http/refusal.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { isSecure, type VisitorParts, visitorOf } from '../http/visitor.ts';
import type { Identity } from '../http/wiring.ts';
import type { BusMessage } from './bus.ts';
import { handshakeBudget } from './charge-handshake.ts';
import type { FanOut } from './fan-out.ts';
import { type HandshakeLimits, makeHandshakeLimits } from './handshake-limits.ts';
import type { Live } from './live.ts';
import { makeOpenDevices, type OpenDevices } from './open-devices.ts';
import { makePresence } from './presence.ts';
import type { SocketInput } from './socket-input.ts';
import { socketLimit } from './socket-limit.ts';

export type TrustProxy = Config['trustProxy'];

const first = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();

/** Host and scheme as the browser sees them. Proxy headers count only if TRUST_PROXY allows it. */
function hostOf(request: IncomingMessage, trust: TrustProxy): { host: string; secure: boolean } {
  const { headers } = request;
  const behindProxy = trust !== false;
  const host = (behindProxy ? first(headers['x-forwarded-host']) : undefined) ?? headers.host ?? '';
  const secure = behindProxy && first(headers['x-forwarded-proto']) === 'https';
  return { host: host.toLowerCase(), secure };
}

interface SocketData {
  identity: Identity;
  /** Identifies the member of these cookies again. */
  identify: () => Promise<Identity | null>;
}

type LiveServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
type LiveSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

export interface LiveService extends Live {
  /** Connects to the other processes. */
  open(): Promise<void>;
  /** Starts to accept connections. */
  attach(server: HttpServer, inputs: readonly SocketInput[], parts: VisitorParts): void;
  /** Closes the connections. Events are still sent to the other processes. */
  detach(): Promise<void>;
  /** Leaves the other processes. */
  close(): Promise<void>;
}

const memberRoom = (member: Id): string => `m${member}`;
const sessionRoom = (session: Id): string => `s${session}`;

/** Limit for all messages of one socket together. A device above it is disconnected. */
const floodLimit = { calls: 200, seconds: 10 };

/** Maximum number of open devices per member, including tabs. A further device is disconnected. */
const mostDevices = 40;

/** Name of this process in `presence`. */
const here = '';

/**
 * Creates the live service. Events act at once in this process and are then sent to the others. If a process
 * missed messages of others, it makes its devices reconnect: they catch up from the database, and an ended
 * login gets no socket.
 */
export function makeLive(fanOut: FanOut): LiveService {
  const presence = makePresence();
  const devices = makeOpenDevices((member, seen) => {
    presence.set(here, member, seen);
    fanOut.publish({ is: 'seen', member, seen });
  });
  let io: LiveServer | null = null;

  const act = (word: BusMessage): void => {
    if (word.is === 'event') io?.to(memberRoom(word.to)).emit(word.name, word.payload);
    if (word.is === 'drop') io?.in(word.room).disconnectSockets(true);
  };
  const everywhere = (word: BusMessage): void => {
    act(word);
    fanOut.publish(word);
  };
  return {
    // Applies the schema: fields that the contract does not declare are removed, as in answers.
    emit: (member, event, payload) =>
      everywhere({ is: 'event', to: member, name: event.name, payload: z.parse(event.payload, payload) }),
    isOnline: (member) => presence.isOnline(member),
    isWatching: (member) => presence.isWatching(member),
    online: (members) => new Set(members.filter((member) => presence.isOnline(member))),
    dropSession: (session) => everywhere({ is: 'drop', room: sessionRoom(session) }),
    dropMember: (member) => everywhere({ is: 'drop', room: memberRoom(member) }),
    onPresence: (listener) => presence.onChange(listener),
    open: () =>
      fanOut.open({
        received(from, word) {
          if (word.is === 'seen') presence.set(from, word.member, word.seen);
          else if (word.is === 'all') presence.replace(from, word.members);
          else act(word);
        },
        left: (from) => presence.replace(from, []),
        missed() {
          // Closes the transport, because only then do devices reconnect by themselves.
          for (const { conn } of io?.sockets.sockets.values() ?? []) conn.close();
        },
        all: () => devices.all(),
      }),
    attach(server, inputs, parts) {
      const limits = makeHandshakeLimits(parts.platform.config);
      io = openServer(server, parts, limits);
      guardRequests(io, server);
      io.use((socket, next) => {
        login(socket, parts).then(
          () => {
            limits.loggedIn(socket.request);
            next();
          },
          (error: unknown) => next(new Error(error instanceof Refusal ? error.code : 'unavailable')),
        );
      });
      io.on('connection', (socket) => {
        welcome(socket, inputs, parts, devices);
      });
    },
    async detach() {
      await io?.close();
    },
    close: () => fanOut.close(),
  };
}

const openServer = (server: HttpServer, { platform }: VisitorParts, limits: HandshakeLimits): LiveServer => {
  const { config } = platform;
  const addressOf = makeClientAddress(config);
  const isPaid = handshakeBudget(platform);
  const isAdmitted = async (request: IncomingMessage): Promise<boolean> => {
    const protocol = hostOf(request, config.trustProxy).secure ? 'https' : 'http';
    const ip = addressOf(request);
    return limits.allows(request, ip) && (await isPaid(request, ip, isSecure({ protocol }, config)));
  };
  return new Server(server, {
    path: livePath,
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    perMessageDeflate: false,
    connectTimeout: 10_000,
    cors: { origin: false },
    allowRequest(request, decide) {
      if (!isAllowed(request, config)) return decide(null, false);
      isAdmitted(request).then(
        (admitted) => decide(admitted ? null : 'too_many_requests', admitted),
        () => decide(null, false),
      );
    },
  });
};

/**
 * Socket.IO takes its requests before Fastify sees them, so that the limits of requests are applied here too.
 */
const guardRequests = (io: LiveServer, server: HttpServer): void => {
  const rates = watchBodyRates(server);
  io.engine.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!isHeadSound(request)) return refuseHead(request, response);
    rates.watch(request, response);
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    next();
  });
};

/** Refuses sockets of pages of other origins, since the browser would send the cookie with them. */
const isAllowed = (request: IncomingMessage, { trustProxy, publicUrl }: Config): boolean => {
  const { origin } = request.headers;
  return origin === undefined || isOwnOrigin(origin, hostOf(request, trustProxy).host, publicUrl);
};

const login = async (socket: LiveSocket, parts: VisitorParts): Promise<void> => {
  const { headers } = socket.handshake;
  const { host, secure } = hostOf(socket.request, parts.platform.config.trustProxy);
  const visitor = await visitorOf(
    { host, hostname: host.replace(/:\d+$/, ''), protocol: secure ? 'https' : 'http', headers },
    null,
    parts,
  );
  const identify = async () => parts.wiring.identify(visitor.cookies, parts.platform, visitor.site);
  const identity = await identify();
  if (identity === null || identity.site !== visitor.site.id) throw new Refusal('authentication_required');
  if (identity.restricted) throw new Refusal('account_restricted');
  socket.data = { identity, identify };
};

const welcome = (
  socket: LiveSocket,
  inputs: readonly SocketInput[],
  parts: VisitorParts,
  devices: OpenDevices,
): void => {
  const { member, session } = socket.data.identity;
  if (devices.count(member) >= mostDevices * parts.platform.config.rateLimitFactor) {
    socket.disconnect(true);
    return;
  }
  void socket.join([memberRoom(member), sessionRoom(session)]);
  const device = devices.open(member);
  socket.on(pageInView, (isInView: unknown) => device.inView(isInView === true));
  socket.once('disconnect', () => {
    socket.removeAllListeners(pageInView);
    device.close();
  });
  leaveIfEnded(socket);
  const flood = socketLimit(floodLimit, 1);
  // Runs before the event is handled, and only while the socket is connected.
  socket.onAny(() => {
    if (!flood()) socket.disconnect(true);
  });
  for (const input of inputs) listen(socket, input, parts);
};

/**
 * Disconnects the socket if the login ended or a ban began after the handshake but before the socket joined
 * its room. `dropSession` and `dropMember` did not reach it.
 */
const leaveIfEnded = (socket: LiveSocket): void => {
  const { session } = socket.data.identity;
  socket.data.identify().then(
    (identity) => (identity?.session !== session || identity.restricted) && socket.disconnect(true),
    () => socket.disconnect(true),
  );
};

type Acknowledge = (answer: { ok: boolean; code?: string }) => void;

const acknowledgement = (value: unknown): Acknowledge =>
  typeof value === 'function' ? (answer) => void value(answer) : () => {};

const listen = (socket: LiveSocket, input: SocketInput, { platform }: VisitorParts): void => {
  const withinLimit = socketLimit(input.limit, platform.config.rateLimitFactor);
  socket.on(input.name, (payload: unknown, acknowledge: unknown) => {
    const answer = acknowledgement(acknowledge);
    if (!withinLimit()) return answer({ ok: false, code: 'too_many_requests' });
    const { member, session, site } = socket.data.identity;
    input.run({ member, session, site, payload }, platform).then(
      (fits) => answer(fits ? { ok: true } : { ok: false, code: 'invalid_input' }),
      (error: unknown) => {
        if (error instanceof Refusal) return answer({ ok: false, code: error.code });
        platform.log.error({ err: error, event: input.name }, 'a socket event failed');
        answer({ ok: false, code: 'internal' });
      },
    );
  });
};
