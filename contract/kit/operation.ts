import type * as z from 'zod/mini';
import type { Domain } from './domains.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * `anyone`: visitors too. `member`: others get 403 `authentication_required` (ACC-10). `operator`: whoever is logged in to
 * the console; all others, members included, get 403 `operator_required` (SAFE-2).
 */
export type Caller = 'anyone' | 'member' | 'operator';

/**
 * Why a state-changing call may come without the client header and from any origin (API-3).
 * Each has its own proof; the list is closed and a test asserts it (AUTH-11).
 */
export type CrossSiteProof = 'beacon' | 'provider-webhook';

/** Name of a refusal to its HTTP status. Each name has a text in every catalogue: `<domain>.error.<name>`. */
export type Refusals = Readonly<Record<string, 400 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429>>;

export interface Operation<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Errors extends Refusals = Refusals,
  Verb extends Method = Method,
  Who extends Caller = Caller,
> {
  /** `<domain>/<file name>`: the same file name in contract, server `http/` and web `data/`. */
  readonly name: `${Domain}/${string}`;
  readonly summary: string;
  readonly method: Verb;
  readonly path: `/api/${string}.php`;
  /** Several operations may share method and path: this one is meant when the query holds these values. */
  readonly when?: Readonly<Record<string, string>>;
  readonly caller: Who;
  /**
   * Open to a member who is suspended or banned as well: to hear why and to leave (DSA-6), and to be safe (TRUST-12). All others refuse them with `account_restricted`; what
   * visitors may call, they may as a visitor.
   */
  readonly whileRestricted?: true;
  /** A GET that changes state: it needs the same proof as a POST (API-3). */
  readonly changesState?: true;
  readonly crossSite?: CrossSiteProof;
  /** Seconds for which a browser may keep the answer: it is the same for whoever asks in this language (SITE-4). */
  readonly kept?: number;
  /** At most `calls` per client address in `seconds`, beyond the general limit. */
  readonly limit?: { readonly calls: number; readonly seconds: number };
  /** Takes one file as `multipart/form-data` instead of JSON: the field of its input, and the most bytes it may have. */
  readonly upload?: { readonly field: string; readonly maximumBytes: number };
  /** The query of a GET, the JSON body of all others. Strict: unknown fields are refused (API-2). */
  readonly input: Input;
  readonly answer: Answer;
  readonly errors: Errors;
}

/** Declares an operation. Nothing happens here: the server registers it, the client calls it, forms reuse its input. */
export function operation<
  Input extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  const Errors extends Refusals,
  const Verb extends Method,
  const Who extends Caller,
>(declared: Operation<Input, Answer, Errors, Verb, Who>): Operation<Input, Answer, Errors, Verb, Who> {
  return declared;
}

/** What the handler gets: checked, with defaults filled in. */
export type InputOf<O extends Operation> = z.output<O['input']>;

/** What a caller gives. A query is written with its parsed types (numbers, booleans) and sent as text. */
export type CallOf<O extends Operation> = O['method'] extends 'GET'
  ? Partial<z.output<O['input']>>
  : z.input<O['input']>;

export type AnswerOf<O extends Operation> = z.output<O['answer']>;

export type ErrorOf<O extends Operation> = keyof O['errors'] & string;
