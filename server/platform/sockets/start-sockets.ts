import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import * as z from 'zod/mini';
import { livePath, pageInView } from '#contract/kit/event.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Config } from '../config/config.ts';
import { isOwnOrigin } from '../http/cross-site.ts';
import { Refusal } from '../http/refusal.ts';
import type { VisitorParts } from '../http/visitor.ts';
import { visitorOf } from '../http/visitor.ts';
import type { Identity } from '../http/wiring.ts';
import { addressOf } from './client-address.ts';
import type { Live } from './live.ts';
import { makePresence, type Presence } from './presence.ts';
import type { SocketInput } from './socket-input.ts';
import { socketLimit } from './socket-limit.ts';

interface SocketData {
  identity: Identity;
  /** Asks anew whose cookies these are. */
  identify: () => Promise<Identity | null>;
}

type LiveServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
type LiveSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

export interface LiveService extends Live {
  /** Begins to take connections; before that, events go nowhere. */
  attach(server: HttpServer, inputs: readonly SocketInput[], parts: VisitorParts): void;
  close(): Promise<void>;
}

const memberRoom = (member: Id): string => `m${member}`;
const sessionRoom = (session: Id): string => `s${session}`;

/** All events of one socket together; a device that says more is cut off. */
const floodLimit = { calls: 200, seconds: 10 };

/** Devices one member has open at once, tabs included; a further one is cut off. */
const mostDevices = 40;

export function makeLive(): LiveService {
  const presence: Presence = makePresence();
  const watching: Presence = makePresence();
  let io: LiveServer | null = null;
  return {
    emit(member, event, payload) {
      // Through the schema: what the contract does not name never leaves (as with answers).
      const checked = z.parse(event.payload, payload);
      io?.to(memberRoom(member)).emit(event.name, checked);
    },
    isOnline: (member) => presence.isOnline(member),
    isWatching: (member) => watching.isOnline(member),
    online: (members) => new Set(members.filter((member) => presence.isOnline(member))),
    dropSession: (session) => io?.in(sessionRoom(session)).disconnectSockets(true),
    dropMember: (member) => io?.in(memberRoom(member)).disconnectSockets(true),
    onPresence: (listener) => presence.onChange(listener),
    attach(server, inputs, parts) {
      io = openServer(server, parts);
      io.use((socket, next) => {
        login(socket, parts).then(
          () => next(),
          (error: unknown) => next(new Error(error instanceof Refusal ? error.code : 'unavailable')),
        );
      });
      io.on('connection', (socket) => {
        if (welcome(socket, inputs, parts, presence)) watch(socket, watching);
      });
    },
    async close() {
      await io?.close();
    },
  };
}

const openServer = (server: HttpServer, { platform }: VisitorParts): LiveServer =>
  new Server(server, {
    path: livePath,
    serveClient: false,
    maxHttpBufferSize: 16 * 1024,
    perMessageDeflate: false,
    connectTimeout: 10_000,
    cors: { origin: false },
    allowRequest: (request, decide) => decide(null, isAllowed(request, platform.config)),
  });

/** No socket from a page of someone else: the cookie would come along with it. */
const isAllowed = (request: IncomingMessage, { trustProxy, publicUrl }: Config): boolean => {
  const { origin } = request.headers;
  return origin === undefined || isOwnOrigin(origin, addressOf(request, trustProxy).host, publicUrl);
};

const login = async (socket: LiveSocket, parts: VisitorParts): Promise<void> => {
  const { headers } = socket.handshake;
  const { host, secure } = addressOf(socket.request, parts.platform.config.trustProxy);
  const visitor = await visitorOf(
    { host, hostname: host.replace(/:\d+$/, ''), protocol: secure ? 'https' : 'http', headers },
    null,
    parts,
  );
  const identify = async () => parts.wiring.identify(visitor.cookies, parts.platform, visitor.site);
  const identity = await identify();
  if (identity === null || identity.site !== visitor.site.id) throw new Refusal('authentication_required');
  socket.data = { identity, identify };
};

const welcome = (
  socket: LiveSocket,
  inputs: readonly SocketInput[],
  parts: VisitorParts,
  presence: Presence,
): boolean => {
  const { member, session } = socket.data.identity;
  if (presence.devices(member) >= mostDevices * parts.platform.config.rateLimitFactor) {
    socket.disconnect(true);
    return false;
  }
  void socket.join([memberRoom(member), sessionRoom(session)]);
  presence.came(member);
  socket.once('disconnect', () => presence.left(member));
  leaveIfEnded(socket);
  const flood = socketLimit(floodLimit, 1);
  socket.use((_packet, next) => {
    if (flood()) return next();
    socket.disconnect(true);
  });
  for (const input of inputs) listen(socket, input, parts);
  return true;
};

/** Follows whether this page is in view. */
const watch = (socket: LiveSocket, watching: Presence): void => {
  const { member } = socket.data.identity;
  let inView = false;
  const set = (next: boolean): void => {
    if (next === inView) return;
    inView = next;
    if (next) watching.came(member);
    else watching.left(member);
  };
  set(true);
  socket.on(pageInView, (told: unknown) => set(told === true));
  socket.once('disconnect', () => {
    socket.removeAllListeners(pageInView);
    set(false);
  });
};

/** A login that ended after the handshake and before the room was joined: nobody dropped this socket. */
const leaveIfEnded = (socket: LiveSocket): void => {
  const { session } = socket.data.identity;
  socket.data.identify().then(
    (identity) => identity?.session !== session && socket.disconnect(true),
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
