import * as z from 'zod/mini';
import type { Operation } from '#contract/kit/operation.ts';
import { problem } from '#contract/kit/problem.ts';
import { operatorCookie, sessionCookie } from './cookies.ts';
import { needsCsrfCheck } from './csrf-check.ts';

type Json = Readonly<Record<string, unknown>>;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    reused: 'inline',
  });
  return rest;
};

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const queryParameters = (operation: Operation): Json[] => {
  const fixed = Object.entries(operation.when ?? {}).map(([name, value]) => ({
    name,
    in: 'query',
    required: true,
    schema: { type: 'string', const: value },
  }));
  if (operation.method !== 'GET') return fixed;
  const { properties, required } = schemaOf(operation.input, 'input');
  const needed = Array.isArray(required) ? required : [];
  const asked = Object.entries(isJson(properties) ? properties : {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: needed.includes(name),
    schema,
  }));
  return [...fixed, ...asked.filter(({ name }) => !fixed.some((one) => one.name === name))];
};

const clientHeader = {
  name: 'X-Request-Type',
  in: 'header',
  required: true,
  schema: { type: 'string', const: 'client' },
};

const schemeOf = { member: 'session', operator: 'operator' } as const;

const describe = (operation: Operation): Json => ({
  operationId: operation.name,
  tags: [operation.name.split('/')[0]],
  summary: operation.summary,
  parameters: [...(needsCsrfCheck(operation) ? [clientHeader] : []), ...queryParameters(operation)],
  ...(operation.method === 'GET'
    ? {}
    : { requestBody: { content: { 'application/json': { schema: schemaOf(operation.input, 'input') } } } }),
  ...(operation.caller === 'anyone' ? {} : { security: [{ [schemeOf[operation.caller]]: [] }] }),
  responses: {
    200: {
      description: 'The answer',
      content: { 'application/json': { schema: schemaOf(operation.answer, 'output') } },
    },
    default: {
      description: ['A problem', ...Object.keys(operation.errors)].join(', '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/problem' } } },
    },
  },
});

/**
 * OpenAPI allows one operation per path and method, so further operations get their query appended to the
 * path.
 */
const placeOf = (operation: Operation): string => {
  const query = new URLSearchParams(operation.when ?? {}).toString();
  return query === '' ? operation.path : `${operation.path}?${query}`;
};

/** Builds the OpenAPI 3.1 document of these operations (API-1). */
export function openApi(operations: readonly Operation[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operations) {
    const path = placeOf(operation);
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vonk', version: '1' },
    paths,
    components: {
      schemas: { problem: schemaOf(problem, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        operator: { type: 'apiKey', in: 'cookie', name: operatorCookie },
      },
    },
  };
}
