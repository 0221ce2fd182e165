import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { memberHeader } from '#contract/kit/operation.ts';
import { operatorCookie, sessionCookie } from '#server/platform/http/cookies.ts';
import { siteParameter } from '#server/platform/http/operation-input.ts';
import type { Contract } from './contract.ts';
import { type Described, describePlace, domainOf } from './describe-operation.ts';
import type { Json } from './json.ts';
import { Refusals } from './refusals.ts';
import { Examples } from './sample-values.ts';
import { makeSchemas, usedComponents } from './schemas.ts';

const folder = 'texts/messages/en';

/** Message key to English text, of all catalogues under `root`. */
export function englishTexts(root: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.json'))) {
    const catalogue: unknown = JSON.parse(readFileSync(path.join(root, folder, file), 'utf8'));
    for (const [key, text] of Object.entries(Object(catalogue))) texts.set(key, String(text));
  }
  return texts;
}

const schemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description: `Login of a member. \`logIn\` and \`signUp\` set the cookie. On https its name is \`__Host-${sessionCookie}\`.`,
  },
  operator: {
    type: 'apiKey',
    in: 'cookie',
    name: operatorCookie,
    description: `Login of an operator to the console. \`logInOperator\` sets the cookie. On https its name is \`__Secure-${operatorCookie}\`.`,
  },
  client: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Request-Type',
    description:
      'Always `client`. Proves that the call does not come from a page of another site (CSRF check).',
  },
};

const parameters = {
  Site: {
    name: siteParameter,
    in: 'query',
    description: 'The site to speak to, such as `she.localhost`. By default the Host header names the site.',
    schema: { type: 'string' },
  },
  Member: {
    name: memberHeader,
    in: 'header',
    description:
      'Id of the member that the caller believes to be. The call is refused as `other_member` if the cookie belongs to another member.',
    schema: { type: 'integer' },
  },
};

const info = {
  title: 'Vonk',
  version: '1',
  summary: 'The calls of the dating and chat service Vonk.',
  description: [
    'Read `docs/api/README.md` first: it explains login, the CSRF check, errors, idempotency and versions.',
    'Every call that changes something carries `X-Request-Type: client`. Members log in with a cookie.',
    'Errors are `application/problem+json` with a stable `code`; each operation lists its codes under their status.',
    'Live events are in the AsyncAPI document at `/api/asyncapi.json`.',
  ].join('\n\n'),
};

/** The OpenAPI 3.1 document of the contract. `texts`: message key to its English text. */
export function openApi(contract: Contract, texts: ReadonlyMap<string, string>): Json {
  const schemas = makeSchemas(contract);
  const parts = { schemas, examples: new Examples(schemas.components), refusals: new Refusals(texts) };
  const places = new Map<string, Map<string, Described[]>>();
  for (const operation of contract.operations) {
    const { path, method } = operation.value;
    const methods = places.get(path) ?? new Map<string, Described[]>();
    methods.set(method, [...(methods.get(method) ?? []), operation]);
    places.set(path, methods);
  }
  const paths = Object.fromEntries(
    [...places]
      .sort()
      .map(([path, methods]) => [
        path,
        Object.fromEntries(
          [...methods].map(([method, operations]) => [
            method.toLowerCase(),
            describePlace(operations, parts),
          ]),
        ),
      ]),
  );
  const { responses } = parts.refusals;
  const tags = [...new Set(contract.operations.map(({ value }) => domainOf(value)))].sort();
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/', description: 'The site that serves this document.' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: usedComponents([paths, responses], schemas.components),
      responses,
      parameters,
      securitySchemes: schemes,
    },
  };
}
