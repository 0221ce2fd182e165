import * as z from 'zod/mini';
import { type FieldError, fieldErrors } from '#contract/kit/field-errors.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { AnswerOf, ErrorOf, InputOf, Operation } from '#contract/kit/operation.ts';
import type { CommonRefusal } from '#contract/kit/problem.ts';
import type { Payer } from '../limits/payer.ts';
import type { Platform } from '../platform.ts';
import { Refusal, type RefusalParams } from './refusal.ts';

export interface CookieOptions {
  readonly maxAgeSeconds: number;
  /** Hides the cookie from scripts. The default. */
  readonly httpOnly?: boolean;
  /**
   * Path for which the browser sends the cookie; `/` by default. A cookie is removed with the path it was set
   * with.
   */
  readonly path?: string;
  /** `Strict`: the browser does not even send the cookie when a link from another site is followed. */
  readonly sameSite?: 'Lax' | 'Strict';
}

interface CallFrame {
  /** Set if there is a member or an operator. */
  readonly session: Id | null;
  readonly site: number;
  readonly language: Locale;
  /** ISO 3166 code of the visitor's country, or the site's default country. */
  readonly country: string;
  /** The country of the IP address, or null. Never the site's default. */
  readonly ipCountry: string | null;
  readonly ip: string;
  /** Source port of the caller, as the proxy names it in X-Client-Port. Null if it does not (CSAM-3). */
  readonly port?: number | null;
  /** Pays for further charges of the handler: `platform.budgets.spend(charge, call.payer)`. */
  readonly payer: Payer;
  /** The User-Agent header, or an empty string. */
  readonly userAgent: string;
  /** `https://host` of the request, for links and return addresses. */
  readonly origin: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string>>;
  setCookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string): void;
}

/** One call with checked input. */
export interface Call<O extends Operation> extends CallFrame {
  readonly input: InputOf<O>;
  /** Null in an operator's call, even if a member is logged in in the same browser. */
  readonly member: O['caller'] extends 'member' ? Id : Id | null;
  readonly operator: O['caller'] extends 'operator' ? Id : null;
  refuse(code: ErrorOf<O> | CommonRefusal, params?: RefusalParams, faults?: FieldError[]): never;
}

/** A call whose input is not yet checked. The checked input replaces the raw input. */
export interface RawCall extends CallFrame {
  input: unknown;
  readonly member: Id | null;
  readonly operator: Id | null;
  refuse(code: string, params?: RefusalParams, faults?: FieldError[]): never;
}

export interface Handler {
  readonly operation: Operation;
  /**
   * Checks input and caller, runs the handler, and returns only the fields that the operation's answer
   * declares.
   */
  run(call: RawCall, platform: Platform): Promise<unknown>;
}

/** Type guard: the input belongs to the operation, and the member or operator it requires is present. */
function fits<O extends Operation>(operation: O, call: RawCall): call is RawCall & Call<O> {
  if (operation.caller === 'operator') return call.operator !== null;
  return operation.caller === 'anyone' || call.member !== null;
}

/** The refusal that asks the caller to log in, per kind of caller. */
export const loginRefusalFor = {
  anyone: 'authentication_required',
  member: 'authentication_required',
  operator: 'operator_required',
} as const;

/** Without this option a wrong type cannot be distinguished from a missing value. */
const reported = { reportInput: true };

/** Connects an operation of the contract to its server code. */
export function handler<O extends Operation>(
  operation: O,
  handle: (call: Call<O>, platform: Platform) => Promise<AnswerOf<O>>,
): Handler {
  return {
    operation,
    async run(raw, platform) {
      const input = z.safeParse(operation.input, raw.input, reported);
      if (!input.success) throw new Refusal('invalid_input', {}, fieldErrors(input.error));
      raw.input = input.data;
      if (!fits(operation, raw)) throw new Refusal(loginRefusalFor[operation.caller]);
      return z.parse(operation.answer, await handle(raw, platform));
    },
  };
}
