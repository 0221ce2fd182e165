import {
  type AnswerOf,
  type CallOf,
  memberHeader,
  type Operation,
  proofHeader,
} from '#contract/kit/operation.ts';
import { prove } from '../proof/prove.ts';
import type { BoundCall } from '../visit/visit.ts';
import { ApiProblem, problemOf, retryAfterSeconds, type TransportCode } from './api-problem.ts';
import { currentMember, reportAuthenticationRequired, reportOtherMember } from './current-member.ts';
import type { Progress } from './send-with-progress.ts';
import { stepUp } from './step-up.ts';

/** Sends a request to the API: `fetch` in the browser, an in-process call on the server. */
export interface Transport {
  readonly origin: string;
  send(request: Request, onProgress?: Progress): Promise<Response>;
  /**
   * Solves the challenge of a refusal `proof_required`, and returns the proof for the next try or null. The
   * server itself solves none.
   */
  prove?(challenge: string, signal?: AbortSignal): Promise<string | null>;
  /** Asks the operator to prove the second factor again. False if they cancelled. Only in the browser. */
  stepUp?(): Promise<boolean>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /**
   * The call may be repeated safely because it carries an idempotency key, such as a message's client_id.
   * GETs may always be repeated (NOTIF-4).
   */
  readonly idempotent?: boolean;
  /** Default true. False: the caller retries itself, as the outbox does. */
  readonly retry?: boolean;
  /** Timeout of one try, in milliseconds. */
  readonly timeout?: number;
  readonly onProgress?: Progress;
}

const retries = 5;
/** A second proof is needed if the first one expired or the network changed meanwhile. */
const mostProofs = 3;
const firstWait = 300;
const passing = new Set([502, 503, 504]);
/** Seconds. A longer wait is reported to the visitor at once. */
const longestWait = 10;

const abortableSleep = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', abort);
  });

const queryOf = (values: object): URLSearchParams => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    // A list becomes a comma-separated text.
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query;
};

const formOf = (values: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
};

const requestFor = (operation: Operation, input: object, origin: string, signal: AbortSignal): Request => {
  const url = new URL(operation.path, origin);
  const inQuery = operation.method === 'GET' ? { ...operation.when, ...input } : (operation.when ?? {});
  url.search = queryOf(inQuery).toString();
  const headers = new Headers({ accept: 'application/json', 'x-request-type': 'client' });
  if (operation.method === 'GET') return new Request(url, { headers, signal });
  if (operation.upload !== undefined)
    return new Request(url, { method: operation.method, headers, body: formOf(input), signal });
  headers.set('content-type', 'application/json');
  return new Request(url, { method: operation.method, headers, body: JSON.stringify(input), signal });
};

const signalFor = (options: CallOptions): AbortSignal => {
  const timeout = AbortSignal.timeout(options.timeout ?? 20_000);
  return options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
};

/** Milliseconds before the next try. Null if a retry would not help or would take too long. */
const waitAfter = (outcome: Response | ApiProblem, attempt: number): number | null => {
  const growing = firstWait * 2 ** attempt;
  if (outcome instanceof ApiProblem) return growing;
  const asked = retryAfterSeconds(outcome);
  if (!passing.has(outcome.status) && (outcome.status !== 429 || asked === null)) return null;
  if (asked === null) return growing;
  return asked > longestWait ? null : Math.max(growing, asked * 1_000);
};

interface Answered<O extends Operation> {
  readonly answer: AnswerOf<O>;
}

/** One try. An answer that breaks off counts as a network error. */
async function once<O extends Operation>(
  transport: Transport,
  operation: O,
  input: object,
  options: CallOptions,
  proof: string | null,
): Promise<Answered<O> | Response | ApiProblem> {
  const request = requestFor(operation, input, transport.origin, signalFor(options));
  if (proof !== null) request.headers.set(proofHeader, proof);
  try {
    const response = await transport.send(request, options.onProgress);
    // The server filters its answers by the same schema that this type is derived from.
    return response.ok ? { answer: await response.json() } : response;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    const code: TransportCode = 'network';
    return new ApiProblem({ code, status: 0 });
  }
}

/** Returns a proof if the refusal requires one and the transport can compute it. */
async function proofAfter(
  transport: Transport,
  outcome: Response | ApiProblem,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  if (!(outcome instanceof Response) || outcome.status !== 429 || !transport.prove) return null;
  const { code, params } = await problemOf(outcome.clone());
  return code === 'proof_required' ? transport.prove(String(params.challenge), signal) : null;
}

/**
 * One try, and further ones with a proof of work if the server requires it. The refused try changed nothing,
 * so every operation may be repeated.
 */
async function onceWithProof<O extends Operation>(
  transport: Transport,
  operation: O,
  input: object,
  options: CallOptions,
): Promise<Answered<O> | Response | ApiProblem> {
  let proof: string | null = null;
  for (let proofs = 0; ; proofs += 1) {
    const outcome: Answered<O> | Response | ApiProblem = await once(
      transport,
      operation,
      input,
      options,
      proof,
    );
    if ('answer' in outcome || proofs === mostProofs) return outcome;
    proof = await proofAfter(transport, outcome, options.signal);
    if (proof === null) return outcome;
  }
}

/** Whether the call was refused for an old proof of the second factor, and the operator renewed it. */
async function steppedUp({ stepUp: renew }: Transport, outcome: Response | ApiProblem): Promise<boolean> {
  if (!(outcome instanceof Response) || outcome.status !== 403 || !renew) return false;
  return (await problemOf(outcome.clone())).code === 'step_up_required' && renew();
}

/** One try, and a second one after the operator renewed the proof of the second factor. */
async function onceAdmitted<O extends Operation>(
  transport: Transport,
  operation: O,
  input: object,
  options: CallOptions,
): Promise<Answered<O> | Response | ApiProblem> {
  const outcome = await onceWithProof(transport, operation, input, options);
  if ('answer' in outcome || !(await steppedUp(transport, outcome))) return outcome;
  return onceWithProof(transport, operation, input, options);
}

/** Notifies the shell if the logged-in member is not the member of this page. */
const report = (operation: Operation, { code }: ApiProblem): void => {
  if (code === 'authentication_required' || code === 'operator_required')
    reportAuthenticationRequired(operation);
  if (code === 'other_member') reportOtherMember();
};

/**
 * Calls an operation over a given transport. Throws ApiProblem. If the caller aborts, throws the caller's
 * reason.
 */
export async function callOver<O extends Operation>(
  transport: Transport,
  operation: O,
  input: CallOf<O> & object,
  options: CallOptions = {},
): Promise<AnswerOf<O>> {
  const safe = operation.method === 'GET' && !operation.changesState;
  const tries = (safe || options.idempotent) && options.retry !== false ? retries : 0;
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await onceAdmitted(transport, operation, input, options);
    if ('answer' in outcome) return outcome.answer;
    const wait = attempt < tries ? waitAfter(outcome, attempt) : null;
    if (wait !== null) {
      await abortableSleep(wait, options.signal);
      continue;
    }
    if (outcome instanceof ApiProblem) throw outcome;
    const problem = await problemOf(outcome);
    report(operation, problem);
    throw problem;
  }
}

const browserOf = (member: number | null): Transport => ({
  get origin() {
    return window.location.origin;
  },
  async send(request, onProgress) {
    if (member !== null) request.headers.set(memberHeader, String(member));
    if (!onProgress) return fetch(request);
    const { sendWithProgress } = await import('./send-with-progress.ts');
    return sendWithProgress(request, onProgress);
  },
  prove,
  stepUp,
});

/**
 * Calls an operation of the contract from the browser: `await call(likeMember, { profile: id })`. Every retry
 * is sent as the member who was logged in at the call, so a member who logs in later is not affected. In a
 * loader use the `call` that `pageLoader` passes.
 */
export function call<O extends Operation>(
  operation: O,
  input: CallOf<O> & object,
  options?: CallOptions,
): Promise<AnswerOf<O>> {
  return callOver(browserOf(currentMember()), operation, input, options);
}

/** Like `call`, for work that outlives a log-out. Refused if another member is logged in by then. */
export function callAs(member: number): BoundCall {
  const transport = browserOf(member);
  return (operation, input, options) => callOver(transport, operation, input, options);
}
