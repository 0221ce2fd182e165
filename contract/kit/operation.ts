import type * as z from 'zod/mini';
import type { Budget, Rate } from './budget.ts';
import type { Domain } from './domains.ts';
import type { Right } from './right.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Callers of an operation.
 * - `anyone`: visitors too.
 * - `member`: all others get 403 `authentication_required` (ACC-10).
 * - `operator`: a person logged in to the console; all others, members included, get 403 `operator_required`
 *   (SAFE-2).
 */
export type Caller = 'anyone' | 'member' | 'operator';

/**
 * Reason why a state-changing call may come without the client header and from any origin (API-3). Each has
 * its own proof. The list is closed, and a test asserts it (AUTH-11).
 */
export type CrossSiteProof = 'beacon' | 'provider-webhook';

/**
 * Maps the name of a refusal to its HTTP status. Each name has a text in every catalogue:
 * `<domain>.error.<name>`.
 */
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
  /** Several operations may share method and path. This one is selected if the query has these values. */
  readonly when?: Readonly<Record<string, string>>;
  readonly caller: Who;
  /**
   * The right an operator needs. Others get 403 `right_required`. Every operation of operators names one, and
   * no other operation has any (SAFE-6).
   */
  readonly right?: Right;
  /**
   * The operator proves the second factor again if their last proof is older than ten minutes. Without it the
   * call gets 403 `step_up_required`. For money, bans and codes (SAFE-6).
   */
  readonly stepUp?: true;
  /**
   * Also open to a suspended or banned member: to learn the reason and to leave (DSA-6), and to be safe
   * (TRUST-12). All other operations refuse such members with `account_restricted`, or treat them as visitors
   * if visitors may call.
   */
  readonly whileRestricted?: true;
  /** A GET that changes state. It needs the same CSRF check as a POST (API-3). */
  readonly changesState?: true;
  readonly crossSite?: CrossSiteProof;
  /** Seconds for which a browser may cache the answer, which depends only on the language (SITE-4). */
  readonly kept?: number;
  /** At most `calls` in `seconds` per payer (member, known browser or address), beside the general budget. */
  readonly limit?: Rate;
  /** Budgets that differ by payer, and the step-up. Without it the method decides the kind (SAFE-8). */
  readonly budget?: Budget;
  /**
   * Takes one file as `multipart/form-data` instead of JSON: the name of the input field and the maximum size
   * in bytes. `texts` is the largest number of other fields, if there are more than four or long ones.
   */
  readonly upload?: { readonly field: string; readonly maximumBytes: number; readonly texts?: number };
  /** The query of a GET, or the JSON body of any other call. Strict: unknown fields are refused (API-2). */
  readonly input: Input;
  readonly answer: Answer;
  readonly errors: Errors;
}

/** Makes the right of an operator's operation required. */
type Access<Who extends Caller> = Who extends 'operator' ? { readonly right: Right } : unknown;

/**
 * Declares an operation without side effects. The server registers it, the client calls it, and forms reuse
 * its input schema.
 */
export function operation<
  Input extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  const Errors extends Refusals,
  const Verb extends Method,
  const Who extends Caller,
>(
  declared: Operation<Input, Answer, Errors, Verb, Who> & Access<Who>,
): Operation<Input, Answer, Errors, Verb, Who> {
  return declared;
}

/** The input that the handler gets: checked, with defaults filled in. */
export type InputOf<O extends Operation> = z.output<O['input']>;

/** The input that a caller passes. A query uses the parsed types (numbers, booleans) and is sent as text. */
export type CallOf<O extends Operation> = O['method'] extends 'GET'
  ? Partial<z.output<O['input']>>
  : z.input<O['input']>;

export type AnswerOf<O extends Operation> = z.output<O['answer']>;

export type ErrorOf<O extends Operation> = keyof O['errors'] & string;

/**
 * The member whose page sends the call. Another member may since have logged in in another tab, so that the
 * cookie is theirs. The call is then refused as `other_member`, before it acts in their name (CHAT-3, API-3).
 */
export const memberHeader = 'x-member';

/** Header with the solution of a challenge that an earlier refusal `proof_required` carried (SAFE-8). */
export const proofHeader = 'x-proof';
