import type { FastifyReply } from 'fastify';
import type { FieldError } from '#contract/kit/field-errors.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Payer } from '../limits/payer.ts';
import { type Cookies, writeCookie } from './cookies.ts';
import type { CountryOf } from './country.ts';
import type { CookieOptions, RawCall } from './handler.ts';
import { Refusal, type RefusalParams } from './refusal.ts';
import { type LinkConfig, originOf, type Visitor } from './visitor.ts';
import type { Identity, OperatorIdentity } from './wiring.ts';

export interface ApiCallParts {
  readonly visitor: Visitor;
  readonly identity: Identity | null;
  readonly operator: OperatorIdentity | null;
  readonly language: Locale;
  readonly ip: string;
  readonly port: number | null;
  readonly payer: Payer;
  readonly userAgent: string;
  readonly query: Readonly<Record<string, string>>;
  readonly reply: FastifyReply;
  readonly countryOf: CountryOf;
  readonly config: LinkConfig;
}

/** One call as its handler sees it. Values that few handlers need are computed on first use. */
export class ApiCall implements RawCall {
  input: unknown;
  readonly #parts: ApiCallParts;

  constructor(parts: ApiCallParts, input: unknown) {
    this.#parts = parts;
    this.input = input;
  }

  get member(): Id | null {
    return this.#parts.identity?.member ?? null;
  }

  get operator(): Id | null {
    return this.#parts.operator?.operator ?? null;
  }

  get session(): Id | null {
    return this.#parts.identity?.session ?? this.#parts.operator?.session ?? null;
  }

  get site(): number {
    return this.#parts.visitor.site.id;
  }

  get language(): Locale {
    return this.#parts.language;
  }

  get country(): string {
    return this.ipCountry ?? this.#parts.visitor.site.defaultCountry;
  }

  get ipCountry(): string | null {
    return this.#parts.countryOf(this.#parts.ip);
  }

  get ip(): string {
    return this.#parts.ip;
  }

  get port(): number | null {
    return this.#parts.port;
  }

  get payer(): Payer {
    return this.#parts.payer;
  }

  get userAgent(): string {
    return this.#parts.userAgent;
  }

  get origin(): string {
    return originOf(this.#parts.visitor, this.#parts.config);
  }

  get cookies(): Cookies {
    return this.#parts.visitor.cookies;
  }

  get query(): Readonly<Record<string, string>> {
    return this.#parts.query;
  }

  setCookie(name: string, value: string, options: CookieOptions): void {
    this.#parts.reply.header('set-cookie', writeCookie(name, value, this.#parts.visitor.secure, options));
  }

  clearCookie(name: string): void {
    this.setCookie(name, '', { maxAgeSeconds: 0 });
  }

  refuse(code: string, params?: RefusalParams, faults?: FieldError[]): never {
    throw new Refusal(code, params, faults);
  }
}
