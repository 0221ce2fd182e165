import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sendMessage } from '#contract/chat/send-message.ts';
import type { Operation } from '#contract/kit/operation.ts';
import { createPayment } from '#contract/payments/create-payment.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import type { Client } from '#tests/support/service/client.ts';
import { loadOperations } from '#tools/checks/rules/operations.ts';
import { diskTree } from '#tools/checks/tree.ts';

const operations = await loadOperations(diskTree(process.cwd()), process.cwd());

let service: PeopleService;
let person: Person;
let operator: Client;
/**
 * Own objects of the caller, by field name. Extreme values beside a valid own id get past the first checks.
 */
let owned: Readonly<Record<string, string | number>>;

beforeAll(async () => {
  service = await startServiceWithMembers();
  operator = (await newOperator(service)).client;
  person = await service.person({ credits: 1_000_000 });
  const other = await service.person();
  const text = { client_id: randomUUID(), kind: 'text', text: 'hello' } as const;
  const { conversation } = (await person.api(sendMessage, { profile: other.id, ...text })).answer.message;
  const order = { package: 'p0', payment_method: 'ideal' } as const;
  const { payment_id: payment } = (await person.api(createPayment, order)).answer;
  owned = { conversation, profile: other.id, id: payment, kind: 'text', text: 'hello' };
});

const numbers = [0, 1, -1, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53 - 1, 2 ** 53, 1e300, 0.5];
const moments = ['0000-01-01', '0001-01-01', '1582-10-10', '2024-02-29', '9999-12-31', '2024-02-30'].map(
  (day) => `${day}T23:59:59.999Z`,
);
const letters = ['😀', '\u200b', '\u202e', 'e\u0301', 'İ', 'ß', 'ﷺ', '\ufffd', '\ufeff', '\uffff', '\u2028'];
const words = letters.flatMap((letter) => [letter, letter.repeat(10), letter.repeat(1000)]);
const extremes: ReadonlyArray<string | number> = [...numbers, ...moments, ...words];

async function send(operation: Operation, input: Readonly<Record<string, unknown>>): Promise<number> {
  const query = new URLSearchParams(operation.when);
  const isGet = operation.method === 'GET';
  for (const [key, value] of Object.entries(isGet ? input : {})) query.set(key, String(value));
  const caller = operation.caller === 'operator' ? operator : person;
  const response = await caller.fetch(`${operation.path}?${query}`, {
    method: operation.method,
    headers: { 'x-request-type': 'client', ...(isGet ? {} : { 'content-type': 'application/json' }) },
    ...(isGet ? {} : { body: JSON.stringify(input) }),
  });
  await response.arrayBuffer();
  return response.status;
}

const fieldsOf = ({ input }: Operation): string[] =>
  Object.keys(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties ?? {});

test.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s accepts or rejects extreme values of every field without a server error [API-2c]',
  async (_name, operation) => {
    const fields = fieldsOf(operation);
    const mine = Object.fromEntries(Object.entries(owned).filter(([name]) => fields.includes(name)));
    if (fields.includes('conversation') && fields.includes('profile')) delete mine.profile;
    if (fields.includes('client_id')) mine.client_id = randomUUID();
    const tries = fields.flatMap((field) => extremes.map((value) => ({ ...mine, [field]: value })));
    const failed: unknown[] = [];
    for (const input of tries) if ((await send(operation, input)) >= 500) failed.push(input);
    expect(failed).toEqual([]);
  },
);
