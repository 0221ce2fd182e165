import { type Rate, ratesOf } from '#contract/kit/budget.ts';
import type { Operation } from '#contract/kit/operation.ts';
import { needsCsrfCheck } from '#server/platform/http/csrf-check.ts';
import type { Documented } from './contract.ts';
import { capitalised, type Json, jsonOf, listOf } from './json.ts';
import type { Refusals } from './refusals.ts';
import { type Examples, inputSamples } from './sample-values.ts';
import type { Schemas } from './schemas.ts';

export type Described = Documented<Operation>;

export interface Parts {
  readonly schemas: Schemas;
  readonly examples: Examples;
  readonly refusals: Refusals;
}

const siteRef = { $ref: '#/components/parameters/Site' };
const memberRef = { $ref: '#/components/parameters/Member' };

/** The security schemes of an operation: the cookie, and the client header for calls that change data. */
export const securityOf = (operation: Operation): Json[] => {
  const proof = needsCsrfCheck(operation) ? { client: [] } : {};
  if (operation.crossSite !== undefined) return [{}];
  if (operation.caller === 'operator') return [{ operator: [], ...proof }];
  if (operation.caller === 'member') return [{ session: [], ...proof }];
  return [proof, { session: [], ...proof }];
};

const spans = new Map([
  [60, 'minute'],
  [3600, 'hour'],
  [86_400, 'day'],
]);

const rateText = ({ calls, seconds }: Rate): string =>
  `${calls} calls per ${spans.get(seconds) ?? `${seconds} seconds`}`;

/** The budgets that an operation declares. The defaults of its kind are in the README. */
const budgetSentence = (operation: Operation): string => {
  const { budget, limit, caller } = operation;
  if (budget === undefined && limit === undefined) return '';
  const { member, network } = ratesOf(operation);
  const rates = caller === 'anyone' ? network : member;
  const payer = caller === 'anyone' ? 'address' : 'caller';
  const limits = `At most ${rates.map(rateText).join(' and ')} for each ${payer}.`;
  return budget?.stepUp === undefined
    ? limits
    : `${limits} Strangers may need a proof of work after ${rateText(budget.stepUp.network)}.`;
};

/** The description of an operation: the doc comment of its contract, and its rules as sentences. */
export const descriptionOf = ({ text, value }: Described): string => {
  const sentences = [
    value.changesState === true ? 'This GET changes state, so it needs `X-Request-Type` like a POST.' : '',
    budgetSentence(value),
    value.upload === undefined
      ? ''
      : `The file has at most ${Math.round(value.upload.maximumBytes / 1024 / 1024)} MB.`,
    value.kept === undefined ? '' : `A browser may cache the answer for ${value.kept} seconds.`,
  ].filter((sentence) => sentence !== '');
  return [text === '' ? value.summary : text, sentences.join(' ')].filter((part) => part !== '').join('\n\n');
};

export const fixedParameters = ({ when = {} }: Operation, required: boolean): Json[] =>
  Object.entries(when).map(([name, value]) => ({
    name,
    in: 'query',
    required,
    schema: { type: 'string', enum: [value] },
  }));

const queryParameters = (operation: Described, { schemas, examples }: Parts): Json[] => {
  if (operation.value.method !== 'GET') return [];
  const { properties, required } = schemas.query(operation);
  const samples = inputSamples[operation.name] ?? {};
  return Object.entries(jsonOf(properties)).map(([name, value]) => {
    const { description, ...schema } = jsonOf(value);
    return {
      name,
      in: 'query',
      ...(description === undefined ? {} : { description }),
      ...(listOf(required).includes(name) ? { required: true } : {}),
      ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
      schema,
      example: samples[name] ?? examples.of(schema, name),
    };
  });
};

const mediaTypesOf = ({ upload, crossSite }: Operation): string[] => {
  if (upload !== undefined) return ['multipart/form-data'];
  if (crossSite === 'provider-webhook') return ['application/x-www-form-urlencoded', 'application/json'];
  return crossSite === 'beacon' ? ['application/json', 'text/plain'] : ['application/json'];
};

/** The example of a request body; none for an upload, whose file cannot be written as JSON. */
export const exampleInput = (operation: Described, { schemas, examples }: Parts): unknown =>
  inputSamples[operation.name] ?? examples.of(schemas.body(operation));

const contentOf = (operation: Described, parts: Parts): Json => {
  const schema = parts.schemas.body(operation);
  const example = operation.value.upload === undefined ? { example: exampleInput(operation, parts) } : {};
  return Object.fromEntries(mediaTypesOf(operation.value).map((type) => [type, { schema, ...example }]));
};

export const answerExample = (operation: Described, { schemas, examples }: Parts): unknown =>
  examples.of(schemas.answer(operation));

export const domainOf = ({ name }: Operation): string => name.slice(0, name.indexOf('/'));

/** One operation of the contract as an operation of the document. */
export const describeOperation = (operation: Described, parts: Parts): Json => ({
  operationId: operation.name,
  tags: [domainOf(operation.value)],
  summary: operation.value.summary,
  description: descriptionOf(operation),
  security: securityOf(operation.value),
  parameters: [
    ...fixedParameters(operation.value, true),
    ...queryParameters(operation, parts),
    siteRef,
    ...(operation.value.caller === 'member' ? [memberRef] : []),
  ],
  ...(operation.value.method === 'GET'
    ? {}
    : { requestBody: { required: true, content: contentOf(operation, parts) } }),
  responses: {
    200: {
      description: 'The answer.',
      content: {
        'application/json': {
          schema: parts.schemas.answer(operation),
          example: answerExample(operation, parts),
        },
      },
    },
    ...parts.refusals.of([operation.value]),
  },
});

/** How the query selects an operation. */
const selectorOf = ({ name, value }: Described): string => {
  const when = Object.entries(value.when ?? {}).map(([key, given]) => `\`?${key}=${given}\``);
  return `- \`${name}\`, ${when.length === 0 ? 'by default' : `with ${when.join(' and ')}`}: ${value.summary}.`;
};

const namedExamples = (operations: readonly Described[], of: (operation: Described) => unknown): Json =>
  Object.fromEntries(
    operations.map((operation) => [
      operation.name,
      { summary: operation.value.summary, value: of(operation) },
    ]),
  );

const distinct = (values: readonly Json[]): Json[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

const mergedBody = (operations: readonly Described[], parts: Parts): Json => ({
  required: true,
  content: {
    'application/json': {
      schema: { oneOf: operations.map((operation) => parts.schemas.body(operation)) },
      examples: namedExamples(operations, (operation) => exampleInput(operation, parts)),
    },
  },
});

const mergedAnswer = (operations: readonly Described[], parts: Parts): Json => ({
  description: 'The answer of the selected operation.',
  content: {
    'application/json': {
      // Answers may gain fields, so more than one schema may fit.
      schema: { anyOf: operations.map((operation) => parts.schemas.answer(operation)) },
      examples: namedExamples(operations, (operation) => answerExample(operation, parts)),
    },
  },
});

/**
 * Describes the operations of one path and method, because OpenAPI allows only one. A query parameter selects
 * among several. They become one operation whose body and answer are `oneOf` theirs.
 */
export const describePlace = (operations: readonly Described[], parts: Parts): Json => {
  const [main, ...others] = [...operations].sort(
    (a, b) => Object.keys(a.value.when ?? {}).length - Object.keys(b.value.when ?? {}).length,
  );
  if (main === undefined) throw new Error('a path has no operation');
  const described = describeOperation(main, parts);
  if (others.length === 0) return described;
  const all = [main, ...others];
  return {
    ...described,
    operationId: [main.name, ...others.map(({ name }) => capitalised(name))].join('Or'),
    summary: all.map(({ value }) => value.summary).join(' / '),
    description: [
      `Several operations share this path and method. The query selects one:\n${all.map(selectorOf).join('\n')}`,
      ...all.map((operation) => `**${operation.value.summary}.** ${descriptionOf(operation)}`),
    ].join('\n\n'),
    security: distinct(all.flatMap(({ value }) => securityOf(value))),
    parameters: [
      ...others.flatMap(({ value }) => fixedParameters(value, false)),
      ...listOf(described.parameters),
    ],
    requestBody: mergedBody(all, parts),
    responses: { 200: mergedAnswer(all, parts), ...parts.refusals.of(all.map(({ value }) => value)) },
  };
};
