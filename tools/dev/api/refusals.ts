import { STATUS_CODES } from 'node:http';
import type { Operation } from '#contract/kit/operation.ts';
import { commonRefusals } from '#contract/kit/problem.ts';
import { needsCsrfCheck } from '#server/platform/http/csrf-check.ts';
import { capitalised, type Json, type JsonDraft } from './json.ts';
import { refTo } from './schemas.ts';

/** Common refusals that an operation may answer with, beside those it declares. */
const commonOf = (operation: Operation): Array<keyof typeof commonRefusals> => [
  'invalid_input',
  ...(needsCsrfCheck(operation) ? (['cross_site'] as const) : []),
  ...(operation.caller === 'operator' ? (['operator_required'] as const) : []),
  ...(operation.caller === 'member' ? (['authentication_required', 'other_member'] as const) : []),
  ...(operation.caller === 'member' && operation.whileRestricted !== true
    ? (['account_restricted'] as const)
    : []),
  'not_found',
  ...(operation.method === 'GET' ? [] : (['too_large', 'unsupported_media_type'] as const)),
  'too_many_requests',
  'internal',
  'unavailable',
];

const titleOf = (code: string): string => code.split('_').map(capitalised).join('');

/** The refusals of operations as responses, one for each status. */
export class Refusals {
  /** Responses that many operations share, by name. */
  readonly responses: JsonDraft = {};
  readonly #texts: ReadonlyMap<string, string>;

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  /** All statuses but 200 that these operations answer with. */
  of(operations: readonly Operation[]): Json {
    const codes = new Map<number, Map<string, string>>();
    const add = (status: number, code: string, domain: string): void => {
      const known = codes.get(status) ?? new Map<string, string>();
      if (!known.has(code)) known.set(code, domain);
      codes.set(status, known);
    };
    for (const operation of operations) {
      const domain = operation.name.slice(0, operation.name.indexOf('/'));
      for (const [code, status] of Object.entries(operation.errors)) add(status, code, domain);
      for (const code of commonOf(operation)) add(commonRefusals[code], code, 'kit');
    }
    return Object.fromEntries(
      [...codes].map(([status, declared]) => [status, this.#response(status, declared)]),
    );
  }

  #response(status: number, codes: ReadonlyMap<string, string>): Json {
    const response = this.#inline(status, codes);
    if ([...codes.values()].some((domain) => domain !== 'kit')) return response;
    const name = [...codes.keys()].map(titleOf).join('Or');
    this.responses[name] = response;
    return { $ref: `#/components/responses/${name}` };
  }

  #inline(status: number, codes: ReadonlyMap<string, string>): Json {
    const lines = [...codes].map(([code, domain]) => this.#line(code, domain));
    const [first = ''] = codes.keys();
    return {
      description: lines.join('\n'),
      content: {
        'application/problem+json': {
          schema: {
            allOf: [
              refTo('Problem'),
              {
                type: 'object',
                required: ['code'],
                properties: { code: { type: 'string', enum: [...codes.keys()] } },
              },
            ],
          },
          example: this.#example(status, first, codes.get(first) ?? 'kit'),
        },
      },
    };
  }

  #textOf(code: string, domain: string): string | undefined {
    const text = this.#texts.get(`${domain}.error.${code}`);
    return text === undefined || text.includes('{') ? undefined : text;
  }

  #line(code: string, domain: string): string {
    const text = this.#textOf(code, domain);
    return text === undefined ? `- \`${code}\`` : `- \`${code}\`: ${text}`;
  }

  #example(status: number, code: string, domain: string): Json {
    return {
      type: `urn:vonk:problem:${domain}:${code}`,
      title: STATUS_CODES[status] ?? 'Error',
      status,
      code,
      detail: this.#textOf(code, domain) ?? 'The text in the language of the caller.',
      params: code === 'too_many_requests' ? { seconds: 5 } : {},
      ...(code === 'invalid_input'
        ? { errors: [{ field: 'email', code: 'invalid_email', detail: 'This is not an e-mail address.' }] }
        : {}),
      ...(code === 'authentication_required' ? { authentication_required: true } : {}),
    };
  }
}
