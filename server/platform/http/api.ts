import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { memberHeader, type Operation, proofHeader } from '#contract/kit/operation.ts';
import { makeUploadSlots } from '../connections/upload-slots.ts';
import { generalCharge, operationCharge } from '../limits/charges.ts';
import type { Charge, Payer } from '../limits/payer.ts';
import { refuseUnpaid } from '../limits/refuse-unpaid.ts';
import { admitOperator } from './admit-operator.ts';
import { ApiCall, type ApiCallParts } from './api-call.ts';
import { clientPort } from './client-port.ts';
import type { CountryOf } from './country.ts';
import { needsCsrfCheck, passesCsrfCheck } from './csrf-check.ts';
import { type Handler, loginRefusalFor } from './handler.ts';
import { identifyMember } from './identify-member.ts';
import { type InputReader, inputReader, siteParameter } from './operation-input.ts';
import { withRecordedLook } from './recorded-looks.ts';
import { Refusal } from './refusal.ts';
import { identifiedPayer, renewKnownBrowser, visitorPayer } from './request-payer.ts';
import { apiHeaders } from './security-headers.ts';
import { withUpload } from './uploaded-file.ts';
import { isHost, languageOf, type Visitor, type VisitorParts, visitorOf } from './visitor.ts';
import type { Identity, OperatorIdentity } from './wiring.ts';

export interface ApiParts extends VisitorParts {
  readonly countryOf: CountryOf;
}

/** The facts known so far about a request. Error answers read their language from it. */
export interface RequestFrame {
  visitor: Visitor | null;
  identity: Identity | null;
  operator: OperatorIdentity | null;
  mounted: Mounted | null;
  /** Null until the caller is identified. */
  payer: Payer | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    frame: RequestFrame | null;
  }
}

interface Mounted {
  readonly handler: Handler;
  readonly operation: Operation;
  readonly when: ReadonlyArray<readonly [string, string]>;
  readonly needsProof: boolean;
  readonly read: InputReader;
  readonly charge: Charge;
}

type Query = Readonly<Record<string, string>>;
type ApiRequest = FastifyRequest<{ Querystring: Query }>;

const mount = (handler: Handler): Mounted => ({
  handler,
  operation: handler.operation,
  when: Object.entries(handler.operation.when ?? {}),
  needsProof: needsCsrfCheck(handler.operation),
  read: inputReader(handler.operation),
  charge: operationCharge(handler.operation),
});

const isMeant = (mounted: Mounted, query: Query): boolean =>
  mounted.when.every(([key, value]) => query[key] === value);

const answerHeaders = { ...apiHeaders, 'content-type': 'application/json; charset=utf-8' };

/** A cacheable answer stays in the browser that asked, and varies by language. */
const keptHeaders = (seconds: number) => ({
  'cache-control': `private, max-age=${seconds}`,
  vary: 'accept-language, cookie, accept-encoding',
});

const compress = promisify(brotliCompress);
const minimumCompressed = 1400;

const acceptsBrotli = (request: FastifyRequest): boolean =>
  /\bbr\b/.test(request.headers['accept-encoding'] ?? '');

const sendJson = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
  kept: number | undefined,
): Promise<FastifyReply> => {
  const text = JSON.stringify(answer);
  reply.headers(answerHeaders);
  if (kept !== undefined) reply.headers(keptHeaders(kept));
  if (text.length < minimumCompressed || !acceptsBrotli(request)) return reply.send(text);
  const packed = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
  return reply
    .header('content-encoding', 'br')
    .header('vary', reply.getHeader('vary') ?? 'accept-encoding')
    .send(packed);
};

/**
 * Identifies the caller: a console operation knows only operators, every other operation knows only
 * members. A suspended or banned member is refused, or treated as a visitor if the operation allows
 * visitors.
 */
const identifyCaller = async (
  operation: Operation,
  frame: RequestFrame,
  visitor: Visitor,
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  parts: ApiParts,
): Promise<void> => {
  const { caller, whileRestricted } = operation;
  const page = headers[memberHeader];
  if (caller === 'operator')
    frame.operator = await parts.wiring.identifyOperator(visitor.cookies, parts.platform);
  else frame.identity = await identifyMember(visitor, parts);
  if (frame.identity?.restricted === true && whileRestricted !== true) {
    if (caller === 'member') throw new Refusal('account_restricted');
    frame.identity = null;
  }
  if (caller === 'operator')
    await admitOperator(operation, frame.operator, { ip, userAgent: headers['user-agent'], visitor }, parts);
  if (caller !== 'anyone' && frame.operator === null && frame.identity === null)
    throw new Refusal(loginRefusalFor[caller]);
  if (caller === 'member' && page !== undefined && page !== String(frame.identity?.member))
    throw new Refusal('other_member');
};

/** A call about which nothing is known yet. */
const noFrame: RequestFrame = { visitor: null, identity: null, operator: null, mounted: null, payer: null };

/** Finds the site and the cookies of a request. */
const visit = async (request: ApiRequest, parts: ApiParts): Promise<Visitor> => {
  if (!isHost(request.host))
    throw new Refusal('invalid_input', {}, [{ field: 'host', code: 'invalid', params: {} }]);
  const forced = request.query[siteParameter];
  return visitorOf(request, typeof forced === 'string' ? forced : null, parts);
};

/** Makes every check before the body is read, and keeps what it learns in the frame of the request. */
const admit = async (
  mounted: readonly Mounted[],
  request: ApiRequest,
  reply: FastifyReply,
  parts: ApiParts,
): Promise<void> => {
  const { platform } = parts;
  const { budgets, config } = platform;
  const frame: RequestFrame = { ...noFrame };
  request.frame = frame;
  const visitor = await visit(request, parts);
  frame.visitor = visitor;
  const meant = mounted.find((candidate) => isMeant(candidate, request.query));
  if (meant === undefined) throw new Refusal('not_found');
  frame.mounted = meant;
  if (meant.needsProof && !passesCsrfCheck(request.headers, visitor.host, config.publicUrl))
    throw new Refusal('cross_site');
  const asked = visitorPayer(request.ip, visitor, platform);
  refuseUnpaid(await budgets.spend(generalCharge, asked));
  await identifyCaller(meant.operation, frame, visitor, request, parts);
  const payer = identifiedPayer(asked, frame);
  frame.payer = payer;
  const proof = request.headers[proofHeader];
  refuseUnpaid(await budgets.spend(meant.charge, payer, { proof: proof?.toString() }));
  if (frame.identity?.confirmed === true) renewKnownBrowser(reply, visitor, frame.identity.member, platform);
  const isForm = request.headers['content-type']?.startsWith('multipart/') === true;
  if (isForm !== (meant.operation.upload !== undefined)) throw new Refusal('unsupported_media_type');
};

/** The operation and the facts of a request that passed `admit`. */
const admitted = (
  { frame, query, headers, ip, socket }: ApiRequest,
  reply: FastifyReply,
  { countryOf, platform: { config } }: ApiParts,
): { mounted: Mounted; known: ApiCallParts } => {
  if (frame?.mounted == null || frame.visitor === null || frame.payer === null)
    throw new Error('the call has not passed the admission checks');
  const { visitor, identity, operator, mounted, payer } = frame;
  const language = languageOf(visitor, identity, headers['accept-language']);
  const userAgent = headers['user-agent'] ?? '';
  const port = clientPort({ headers, socket }, config);
  return {
    mounted,
    known: {
      visitor,
      identity,
      operator,
      language,
      ip,
      port,
      payer,
      userAgent,
      query,
      reply,
      countryOf,
      config,
    },
  };
};

/** Runs the handler. The look of an operator is recorded, with the members whose data the handler showed. */
const runHandler = (
  { handler, operation }: Mounted,
  call: ApiCall,
  { wiring, platform }: ApiParts,
): Promise<unknown> => {
  const work = () => handler.run(call, platform);
  const { operator } = call;
  if (operator === null) return work();
  // The handler replaces `call.input` by the checked input, so it is read afterwards.
  return withRecordedLook(work, (members) =>
    wiring.recordLook({ operator, operation: operation.name, input: call.input, members }, platform),
  );
};

/**
 * Mounts the operations on their paths. The order of the checks is fixed (API-3): site, CSRF check, general
 * budget, login, own budget, body and input, handler, answer's schema.
 */
export function mountApi(app: FastifyInstance, handlers: readonly Handler[], parts: ApiParts): void {
  const { dataDir, rateLimitFactor } = parts.platform.config;
  const slots = makeUploadSlots(rateLimitFactor);

  const answer = async (request: ApiRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { mounted, known } = admitted(request, reply, parts);
    const { upload, kept } = mounted.operation;
    const handle = async (body: unknown) =>
      runHandler(mounted, new ApiCall(known, mounted.read(known.query, body)), parts);
    const sender = known.identity?.member ?? null;
    const answered =
      upload === undefined
        ? await handle(request.body)
        : await withUpload(request, reply, { taken: upload, dataDir, slots, sender }, handle);
    return sendJson(request, reply, answered, kept);
  };

  for (const [place, mounted] of byPlace(handlers)) {
    const [method = 'GET', url = ''] = place.split(' ');
    app.route<{ Querystring: Query }>({
      method,
      url,
      onRequest: (request, reply) => admit(mounted, request, reply, parts),
      handler: answer,
    });
  }
}

/** Maps each method and path to its operations. Operations with a query condition come first. */
const byPlace = (handlers: readonly Handler[]): Map<string, Mounted[]> => {
  const places = new Map<string, Mounted[]>();
  const names = new Set<string>();
  for (const handler of handlers) {
    const { name, method, path } = handler.operation;
    if (names.has(name)) throw new Error(`The operation ${name} has two handlers.`);
    names.add(name);
    const place = `${method} ${path}`;
    places.set(place, [...(places.get(place) ?? []), mount(handler)]);
  }
  for (const [place, mounted] of places) {
    mounted.sort((a, b) => b.when.length - a.when.length);
    if (mounted.filter((one) => one.when.length === 0).length > 1)
      throw new Error(`Two operations share ${place}, and no query condition selects one of them.`);
  }
  return places;
};
