import {
  answerExample,
  type Described,
  describeOperation,
  descriptionOf,
  exampleInput,
  fixedParameters,
  type Parts,
  securityOf,
} from './describe-operation.ts';
import { capitalised, type Json, listOf } from './json.ts';

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
 * Describes the operations of one path and method, because OpenAPI allows only one. A query parameter selects among
 * several. They become one operation whose body and answer are `oneOf` theirs.
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
