import * as z from 'zod/mini';
import { type FieldFault, fieldFaults } from '#contract/kit/field-faults.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { AnswerOf, ErrorOf, InputOf, Operation } from '#contract/kit/operation.ts';
import type { CommonRefusal } from '#contract/kit/problem.ts';
import type { Platform } from '../platform.ts';
import { Refusal, type RefusalParams } from './refusal.ts';

export interface CookieOptions {
  readonly maxAgeSeconds: number;
  /** Out of reach for scripts; the default. */
  readonly httpOnly?: boolean;
  /** Where the browser sends it; `/`, everywhere, by default. A cookie is removed by the path it was set with. */
  readonly path?: string;
  /** `Strict`: not even with a link from elsewhere. */
  readonly sameSite?: 'Lax' | 'Strict';
}

interface CallFrame {
  /** Set with every member, and every operator. */
  readonly session: Id | null;
  readonly site: number;
  readonly language: Locale;
  /** ISO 3166 code of where the visitor is. */
  readonly country: string;
  /** The same where the address tells it, without a guess. */
  readonly ipCountry: string | null;
  readonly ip: string;
  /** What the browser says of itself; empty where it says nothing. */
  readonly userAgent: string;
  /** `https://host` of the request, for links and return addresses. */
  readonly origin: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string>>;
  setCookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string): void;
}

/** One checked call. */
export interface Call<O extends Operation> extends CallFrame {
  readonly input: InputOf<O>;
  /** In an operator's call there is none, whoever else this browser is. */
  readonly member: O['caller'] extends 'member' ? Id : Id | null;
  readonly operator: O['caller'] extends 'operator' ? Id : null;
  refuse(code: ErrorOf<O> | CommonRefusal, params?: RefusalParams, faults?: FieldFault[]): never;
}

/** A call before its input is checked against the operation; the checked one takes its place. */
export interface RawCall extends CallFrame {
  input: unknown;
  readonly member: Id | null;
  readonly operator: Id | null;
  refuse(code: string, params?: RefusalParams, faults?: FieldFault[]): never;
}

export interface Handler {
  readonly operation: Operation;
  /** Checks input and caller, runs, and answers only what the operation's answer declares. */
  run(call: RawCall, platform: Platform): Promise<unknown>;
}

/** The call's input is the operation's, and there is a member or an operator where the operation demands one. */
function fits<O extends Operation>(operation: O, call: RawCall): call is RawCall & Call<O> {
  if (operation.caller === 'operator') return call.operator !== null;
  return operation.caller === 'anyone' || call.member !== null;
}

/** What whoever may not call is told to do first. */
export const loginWanted = {
  anyone: 'authentication_required',
  member: 'authentication_required',
  operator: 'operator_required',
} as const;

/** Without it a wrong type cannot be told from nothing at all. */
const reported = { reportInput: true };

/** Joins an operation to what the server does for it. */
export function handler<O extends Operation>(
  operation: O,
  handle: (call: Call<O>, platform: Platform) => Promise<AnswerOf<O>>,
): Handler {
  return {
    operation,
    async run(raw, platform) {
      const input = z.safeParse(operation.input, raw.input, reported);
      if (!input.success) throw new Refusal('invalid_input', {}, fieldFaults(input.error));
      raw.input = input.data;
      if (!fits(operation, raw)) throw new Refusal(loginWanted[operation.caller]);
      return z.parse(operation.answer, await handle(raw, platform));
    },
  };
}
