import { memberHeader } from '#contract/kit/member-header.ts';
import type { AnswerOf, CallOf, Operation } from '#contract/kit/operation.ts';
import type { BoundCall } from '../visit/visit.ts';
import { ApiProblem, problemOf, type TransportCode } from './api-problem.ts';
import { reportAuthenticationRequired } from './authentication-required.ts';
import { currentMember, reportOtherMember } from './current-member.ts';
import { secondsToWait } from './retry-after.ts';
import { type Progress, sendWithProgress } from './send-with-progress.ts';

/** Carries a request to the API: `fetch` in the browser, a call in the same process on the server. */
export interface Transport {
  readonly origin: string;
  send(request: Request, onProgress?: Progress): Promise<Response>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The call may be repeated safely: it carries its own key (a message's client_id). GETs always may (NOTIF-4). */
  readonly idempotent?: boolean;
  /** Default true. False: whoever calls tries again themselves, as the outbox does. */
  readonly retry?: boolean;
  /** Of one try, in milliseconds. */
  readonly timeout?: number;
  readonly onProgress?: Progress;
}

const retries = 5;
const firstWait = 300;
const passing = new Set([502, 503, 504]);
/** Seconds; who is asked to wait longer tells the visitor at once. */
const longestWait = 10;

const pause = (milliseconds: number, signal: AbortSignal | undefined) =>
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
    // A list becomes its words with commas between them.
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

/** Milliseconds before the next try; null: it would not help, or take too long. */
const waitAfter = (outcome: Response | ApiProblem, attempt: number): number | null => {
  const growing = firstWait * 2 ** attempt;
  if (outcome instanceof ApiProblem) return growing;
  const asked = secondsToWait(outcome);
  if (!passing.has(outcome.status) && (outcome.status !== 429 || asked === null)) return null;
  if (asked === null) return growing;
  return asked > longestWait ? null : Math.max(growing, asked * 1_000);
};

interface Answered<O extends Operation> {
  readonly answer: AnswerOf<O>;
}

/** One try. A line that breaks in the middle of the answer is a line that broke. */
async function once<O extends Operation>(
  transport: Transport,
  operation: O,
  input: object,
  options: CallOptions,
): Promise<Answered<O> | Response | ApiProblem> {
  const request = requestFor(operation, input, transport.origin, signalFor(options));
  try {
    const response = await transport.send(request, options.onProgress);
    // The server filters what it answers by the very schema this type comes from.
    return response.ok ? { answer: await response.json() } : response;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    const code: TransportCode = 'network';
    return new ApiProblem({ code, status: 0 });
  }
}

/** Who is logged in is not who this page is for: the shell has to know. */
const report = (operation: Operation, { code }: ApiProblem): void => {
  if (code === 'authentication_required' || code === 'operator_required')
    reportAuthenticationRequired(operation);
  if (code === 'other_member') reportOtherMember();
};

/** Calls an operation over a given transport. Throws ApiProblem; the caller's abort throws its own reason. */
export async function callOver<O extends Operation>(
  transport: Transport,
  operation: O,
  input: CallOf<O> & object,
  options: CallOptions = {},
): Promise<AnswerOf<O>> {
  const safe = operation.method === 'GET' && !operation.changesState;
  const tries = (safe || options.idempotent) && options.retry !== false ? retries : 0;
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await once(transport, operation, input, options);
    if ('answer' in outcome) return outcome.answer;
    const wait = attempt < tries ? waitAfter(outcome, attempt) : null;
    if (wait !== null) {
      await pause(wait, options.signal);
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
  send(request, onProgress) {
    if (member !== null) request.headers.set(memberHeader, String(member));
    return onProgress ? sendWithProgress(request, onProgress) : fetch(request);
  },
});

/**
 * Calls an operation of the contract from the browser: `await call(likeMember, { profile: id })`. It stays the call of
 * whoever made it, however often it is tried: who logs in meanwhile does nothing by it.
 * In a loader take the `call` that `pageLoader` hands you.
 */
export function call<O extends Operation>(
  operation: O,
  input: CallOf<O> & object,
  options?: CallOptions,
): Promise<AnswerOf<O>> {
  return callOver(browserOf(currentMember()), operation, input, options);
}

/** The same for work that outlives a log-out: refused where somebody else than this member is logged in by then. */
export function callAs(member: number): BoundCall {
  const transport = browserOf(member);
  return (operation, input, options) => callOver(transport, operation, input, options);
}
