import specifications from '@asyncapi/specs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { commonRefusals } from '#contract/kit/problem.ts';
import { startService } from '#tests/support/service/service.ts';
import { asyncApi } from '#tools/dev/api/asyncapi.ts';
import { readContract } from '#tools/dev/api/contract.ts';
import { type Json, jsonOf, listOf } from '#tools/dev/api/json.ts';
import { englishTexts, openApi } from '#tools/dev/api/openapi.ts';

const root = process.cwd();
const contract = await readContract(root);
const document = openApi(contract, englishTexts(root));
const live = asyncApi(contract);
const components = jsonOf(document.components);

/** A part of a document by its keys. */
const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((part, key) => jsonOf(part)[key], value);

interface Listed {
  readonly place: string;
  readonly operation: Json;
}

const listed: readonly Listed[] = Object.entries(jsonOf(document.paths)).flatMap(([path, methods]) =>
  Object.entries(jsonOf(methods)).map(([method, operation]) => ({
    place: `${method.toUpperCase()} ${path}`,
    operation: jsonOf(operation),
  })),
);

const operationAt = (place: string): Json =>
  listed.find((candidate) => candidate.place === place)?.operation ?? {};

/** A response of an operation, also if it is a shared one. */
const responseOf = (operation: Json, status: number): unknown => {
  const response = at(operation, 'responses', String(status));
  const reference = at(response, '$ref');
  return typeof reference === 'string'
    ? at(components, 'responses', reference.split('/').pop() ?? '')
    : response;
};

const codesOf = (operation: Json, status: number): readonly unknown[] => {
  const schema = at(responseOf(operation, status), 'content', 'application/problem+json', 'schema');
  return listOf(at(jsonOf(listOf(at(schema, 'allOf'))[1]), 'properties', 'code', 'enum'));
};

/** Every media type object of an operation with its schema and its examples. */
const mediaOf = (operation: Json): Json[] =>
  [at(operation, 'requestBody', 'content'), at(responseOf(operation, 200), 'content')].flatMap((content) =>
    Object.values(jsonOf(content)).map(jsonOf),
  );

const examplesOf = (media: Json): unknown[] => [
  ...(media.example === undefined ? [] : [media.example]),
  ...Object.values(jsonOf(media.examples)).map((example) => jsonOf(example).value),
];

describe('OpenAPI document', () => {
  test('is valid OpenAPI 3.1 [API-1b]', async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result.errors ?? []).toEqual([]);
    expect(document.openapi).toBe('3.1.0');
  });

  test('holds each operation of the contract once, without a query string in a path [API-1b]', () => {
    const places = new Set(contract.operations.map(({ value }) => `${value.method} ${value.path}`));
    expect(listed.map(({ place }) => place).sort()).toEqual([...places].sort());
    expect(listed.filter(({ place }) => place.includes('?'))).toEqual([]);
    const text = JSON.stringify(
      listed.map(({ operation }) => [operation.operationId, operation.description]),
    );
    const missing = contract.operations.filter(
      ({ name }) => !text.includes(`"${name}"`) && !text.includes(`\`${name}\``),
    );
    expect(missing).toEqual([]);
    const ids = listed.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('describes each operation with the comment of its contract', () => {
    expect(contract.operations.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([]);
    expect(listed.filter(({ operation }) => String(operation.description ?? '') === '')).toEqual([]);
    const own = contract.operations.find(({ name }) => name === 'sendMessage');
    expect(operationAt('POST /api/message.php').description).toContain(own?.text);
  });

  test('leaves links to our own documents out of the descriptions', () => {
    expect(JSON.stringify([document, live])).not.toMatch(/\((?:[A-Z]{3,}-\d+|decision \d{4})/);
  });

  test('names the schemas that operations share', () => {
    const names = ['Message', 'Chat', 'ProfileCard', 'Payment', 'Problem', 'CurrentUser', 'SendMessageInput'];
    expect(Object.keys(jsonOf(components.schemas))).toEqual(expect.arrayContaining(names));
    expect(at(components, 'schemas', 'Chat', 'properties', 'profile')).toMatchObject({
      $ref: '#/components/schemas/ProfileCard',
    });
    expect(at(components, 'schemas', 'Message', 'properties', 'id', 'description')).toMatch(/gap/i);
  });

  test('lists each declared refusal under its status', () => {
    for (const { value } of contract.operations) {
      const operation = operationAt(`${value.method} ${value.path}`);
      for (const [code, status] of Object.entries(value.errors))
        expect(codesOf(operation, status), `${value.name} ${code}`).toContain(code);
      expect(codesOf(operation, commonRefusals.invalid_input), value.name).toContain('invalid_input');
      if (value.caller === 'member')
        expect(codesOf(operation, 403), value.name).toContain('authentication_required');
    }
  });

  test('describes an upload as a form with a binary file', () => {
    const uploads = contract.operations.filter(({ value }) => value.upload !== undefined);
    expect(uploads.length).toBeGreaterThan(0);
    for (const { value, name } of uploads) {
      const content = jsonOf(at(operationAt(`POST ${value.path}`), 'requestBody', 'content'));
      expect(Object.keys(content), name).toEqual(['multipart/form-data']);
      const input = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
      expect(at(components, 'schemas', input, 'properties', value.upload?.field ?? '')).toMatchObject({
        type: 'string',
        format: 'binary',
      });
    }
  });

  test('asks for the login cookie and the client header where the service does [API-3a]', () => {
    expect(operationAt('POST /api/message.php').security).toEqual([{ session: [], client: [] }]);
    expect(operationAt('GET /api/chats.php').security).toEqual([{ session: [] }]);
    expect(operationAt('GET /api/members.php').security).toEqual([{}, { session: [] }]);
    expect(operationAt('POST /api/webhook-mollie.php').security).toEqual([{}]);
  });
});

describe('examples', () => {
  const uploads = new Set(
    contract.operations
      .filter(({ value }) => value.upload !== undefined)
      .map(({ value }) => `${value.method} ${value.path}`),
  );

  test('match the JSON Schema of their operation', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'https://vonk.example/', components });
    for (const { place, operation } of listed) {
      const media = mediaOf(operation);
      for (const one of media) {
        const examples = examplesOf(one);
        if (!uploads.has(place)) expect(examples.length, place).toBeGreaterThan(0);
        const schema = JSON.stringify(one.schema).replaceAll('"#/', '"https://vonk.example/#/');
        const validate = ajv.compile(JSON.parse(schema));
        for (const example of examples) {
          validate(example);
          expect(validate.errors, `${place} ${JSON.stringify(example)}`).toBeNull();
        }
      }
    }
  });

  test('pass the checks of the contract', () => {
    for (const { value, name } of contract.operations) {
      const [body, answer] =
        value.method === 'GET'
          ? [undefined, mediaOf(operationAt(`GET ${value.path}`))[0]]
          : mediaOf(operationAt(`${value.method} ${value.path}`));
      const own = (media: Json | undefined): unknown => media?.example ?? at(media?.examples, name, 'value');
      expect(z.safeParse(value.answer, own(answer)).error, name).toBeUndefined();
      if (body === undefined || value.upload !== undefined) continue;
      expect(z.safeParse(value.input, own(body)).error, name).toBeUndefined();
    }
  });
});

describe('AsyncAPI document', () => {
  const messages = jsonOf(at(live, 'components', 'messages'));

  test('is valid AsyncAPI 3.0', () => {
    const schema = JSON.parse(JSON.stringify(specifications.schemasWithoutId['3.0.0']));
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    validate(live);
    expect(validate.errors).toBeNull();
  });

  test('holds each live event with an example that fits, and the direction it takes', () => {
    expect(contract.events.length).toBeGreaterThan(10);
    for (const { value, name } of contract.events) {
      const message = Object.values(messages).find((one) => at(one, 'name') === value.name);
      const [example] = listOf(at(message, 'examples'));
      expect(z.safeParse(value.payload, at(example, 'payload')).error, name).toBeUndefined();
    }
    expect(at(live, 'operations', 'receiveTyping', 'action')).toBe('receive');
    expect(at(live, 'operations', 'sendMessageAdded', 'action')).toBe('send');
  });
});

test('serves both documents, which cover all that the service offers [API-1b]', async () => {
  const service = await startService();
  const served: unknown = await (await service.get('/api/openapi.json')).json();
  expect(served).toEqual(JSON.parse(JSON.stringify(document)));
  const events: unknown = await (await service.get('/api/asyncapi.json')).json();
  expect(events).toEqual(JSON.parse(JSON.stringify(live)));
  const declared = contract.operations.map(({ value }) => value.name).sort();
  expect(service.service.operations.map(({ name }) => name).sort()).toEqual(declared);
  expect((await service.client().fetch('/api/asyncapi.json', { method: 'PUT' })).status).toBe(405);
});

/** The call table of the product document. The query `push=1` selects another call of the same path. */
const callTable = [
  'GET /api/user.php',
  'POST /api/user.php',
  'PUT /api/user.php',
  'POST /api/user.php?push=1',
  'GET /api/logout.php',
  'GET /api/geocode.php',
  'POST /api/page-hidden.php',
  'GET /api/auto-like.php',
  'GET /api/discountcode.php',
  'GET /api/settings.php',
  'GET /api/chats.php',
  'GET /api/likes.php',
  'DELETE /api/chat.php',
  'GET /api/interests.php',
  'GET /api/regions.php',
  'GET /api/companyinfo.php',
];

test('every call of the call table of the product document exists at its method and path [API-1c]', async () => {
  const service = await startService();
  const statusOf = async (call: string) => {
    const [method = '', path = ''] = call.split(' ');
    const headers = { 'x-request-type': 'client', 'content-type': 'application/json' };
    const init = method === 'GET' ? { headers } : { method, headers, body: '{}' };
    return (await service.client().fetch(path, init)).status;
  };
  const places = listed.map(({ place }) => place);
  for (const call of callTable) {
    expect(places).toContain(call.replace(/\?.*/, ''));
    expect(await statusOf(call), call).not.toBe(404);
  }
  // The log-in misses its fields; the subscription misses a member.
  expect(await statusOf('POST /api/user.php')).toBe(400);
  expect(await statusOf('POST /api/user.php?push=1')).toBe(403);
  expect(await statusOf('GET /api/nonsense.php')).toBe(404);
});
