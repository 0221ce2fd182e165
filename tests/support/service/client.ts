import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { io, type Socket } from 'socket.io-client';
import * as z from 'zod/mini';
import { livePath } from '#contract/kit/event.ts';
import { type AnswerOf, type CallOf, type Operation, proofHeader } from '#contract/kit/operation.ts';
import { type Problem, problem } from '#contract/kit/problem.ts';

export interface Reply<Answer> {
  readonly status: number;
  readonly headers: Headers;
  /** The answer. Throws an error that contains the problem if the call was rejected. */
  readonly answer: Answer;
  /** The problem. Throws if the call succeeded. */
  readonly problem: Problem;
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** More query parameters beside the operation's own. */
  readonly query?: Readonly<Record<string, string>>;
}

/** A browser that keeps its cookies and calls one site. */
export interface Client {
  readonly cookies: Map<string, string>;
  /** Calls an operation as our own pages do. The answer is checked against its contract. */
  api<O extends Operation>(
    operation: O,
    input: CallOf<O>,
    options?: CallOptions,
  ): Promise<Reply<AnswerOf<O>>>;
  /** Sends any request. `headers` override the client's own headers. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  get(path: string): Promise<Response>;
  /** Opens a connected socket with this browser's cookies. Rejects with the server's reason. */
  socket(): Promise<Socket>;
}

const queryOf = (operation: Operation, input: unknown): Record<string, string> => {
  if (operation.method !== 'GET' || typeof input !== 'object' || input === null) return {};
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([key, value]) => [key, String(value)]),
  );
};

const replyOf = async <Answer extends z.ZodMiniType>(
  { name }: Operation,
  answer: Answer,
  response: Response,
): Promise<Reply<z.output<Answer>>> => {
  const body: unknown = await response.json();
  return {
    status: response.status,
    headers: response.headers,
    get answer() {
      if (response.ok) return z.parse(answer, body);
      throw new Error(`${name} was refused: ${JSON.stringify(body)}`);
    },
    get problem() {
      if (!response.ok) return z.parse(problem, body);
      throw new Error(`${name} was not refused: ${JSON.stringify(body)}`);
    },
  };
};

const bodyOf = (operation: Operation, input: unknown): string | FormData => {
  if (!operation.upload) return JSON.stringify(input);
  const form = new FormData();
  for (const [name, value] of Object.entries(input ?? {}))
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
};

/** `site` is the host name of the site, such as `she.localhost`. The default is the default site. */
export function makeClient(url: string, site?: string): Client {
  const cookies = new Map<string, string>();
  const cookieHeader = (): Record<string, string> =>
    cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };

  const keep = (response: Response): void => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const cut = pair.indexOf('=');
      if (/;\s*max-age=0/i.test(line)) cookies.delete(pair.slice(0, cut));
      else cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
    }
  };

  const client: Client = {
    cookies,
    async fetch(path, init = {}) {
      const address = new URL(path, url);
      if (site !== undefined && !address.searchParams.has('domain')) address.searchParams.set('domain', site);
      const response = await fetch(address, {
        redirect: 'manual',
        ...init,
        headers: { ...cookieHeader(), ...Object.fromEntries(new Headers(init.headers)) },
      });
      keep(response);
      return response;
    },
    get: (path) => client.fetch(path),
    async api<O extends Operation>(
      operation: O,
      input: CallOf<O>,
      { headers = {}, query = {} }: CallOptions = {},
    ) {
      const search = new URLSearchParams({ ...operation.when, ...queryOf(operation, input), ...query });
      const response = await client.fetch(`${operation.path}?${search}`, {
        method: operation.method,
        headers: {
          'x-request-type': 'client',
          ...(operation.method === 'GET' || operation.upload ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(operation.method === 'GET' ? {} : { body: bodyOf(operation, input) }),
      });
      return replyOf<O['answer']>(operation, operation.answer, response);
    },
    socket: () =>
      new Promise((resolve, reject) => {
        const socket = io(url, {
          path: livePath,
          forceNew: true,
          reconnection: false,
          transports: ['websocket'],
          extraHeaders: {
            ...cookieHeader(),
            ...(site === undefined ? {} : { host: `${site}:${new URL(url).port}` }),
          },
        });
        socket.once('connect', () => resolve(socket));
        socket.once('connect_error', (error) => {
          socket.close();
          reject(error);
        });
      }),
  };
  return client;
}

/** Solves the challenge of a refusal, and returns the headers for the next try. */
export async function solveProof({ params }: Problem): Promise<Record<string, string>> {
  const challenge = JSON.parse(Buffer.from(String(params.challenge), 'base64url').toString('utf8'));
  const solution = await solveChallenge({ challenge, deriveKey });
  return { [proofHeader]: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url') };
}
