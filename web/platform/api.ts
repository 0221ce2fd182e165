import type { AnswerOf, CallOf, Operation } from '#contract/kit/operation.ts';
import { ApiProblem, problemOf, type TransportCode } from './api-problem.ts';
import { reportAuthenticationRequired } from './authentication-required.ts';
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
  /** Of one try, in milliseconds. */
  readonly timeout?: number;
  readonly onProgress?: Progress;
}

const retries = 5;
const firstWait = 300;
const passing = new Set([502, 503, 504]);

const pause = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
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

async function once(
  transport: Transport,
  operation: Operation,
  input: object,
  options: CallOptions,
): Promise<Response | ApiProblem> {
  const request = requestFor(operation, input, transport.origin, signalFor(options));
  try {
    return await transport.send(request, options.onProgress);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    const code: TransportCode = 'network';
    return new ApiProblem({ code, status: 0 });
  }
}

/** Calls an operation over a given transport. Throws ApiProblem; the caller's abort throws its own reason. */
export async function callOver<O extends Operation>(
  transport: Transport,
  operation: O,
  input: CallOf<O> & object,
  options: CallOptions = {},
): Promise<AnswerOf<O>> {
  const safe = operation.method === 'GET' && !operation.changesState;
  const tries = safe || options.idempotent ? retries : 0;
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await once(transport, operation, input, options);
    const failedInPassing = outcome instanceof ApiProblem || passing.has(outcome.status);
    if (failedInPassing && attempt < tries) {
      await pause(firstWait * 2 ** attempt, options.signal);
      continue;
    }
    if (outcome instanceof ApiProblem) throw outcome;
    // The server filters what it answers by the very schema this type comes from.
    if (outcome.ok) return await outcome.json();
    const problem = await problemOf(outcome);
    if (problem.code === 'authentication_required' || problem.code === 'operator_required')
      reportAuthenticationRequired(operation);
    throw problem;
  }
}

const browser: Transport = {
  get origin() {
    return window.location.origin;
  },
  send: (request, onProgress) => (onProgress ? sendWithProgress(request, onProgress) : fetch(request)),
};

/**
 * Calls an operation of the contract from the browser: `await call(likeMember, { profile: id })`.
 * In a loader take the `call` that `pageLoader` hands you.
 */
export function call<O extends Operation>(
  operation: O,
  input: CallOf<O> & object,
  options?: CallOptions,
): Promise<AnswerOf<O>> {
  return callOver(browser, operation, input, options);
}
