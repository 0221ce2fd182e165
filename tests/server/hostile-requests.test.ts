import fc from 'fast-check';
import { expect, test } from 'vitest';
import { logOut } from '#contract/accounts/log-out.ts';
import type { Operation } from '#contract/kit/operation.ts';
import { problem } from '#contract/kit/problem.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { type HostileRequest, hostileRequests } from '#tests/support/service/hostile-requests.ts';
import { startService } from '#tests/support/service/service.ts';
import { loadOperations } from '#tools/checks/rules/operations.ts';
import { diskTree } from '#tools/checks/tree.ts';

const tries = process.env.LONG === '1' ? 10_000 : 200;
const atOnce = 10;

const service = await startService();
const operations = await loadOperations(diskTree(process.cwd()), process.cwd());

const send = (client: Client, operation: Operation, request: HostileRequest): Promise<Response> =>
  client.fetch(`${operation.path}?${request.query}`, {
    method: operation.method,
    headers: {
      'x-request-type': 'client',
      ...(request.body === null || request.contentType === '' ? {} : { 'content-type': request.contentType }),
    },
    ...(request.body === null ? {} : { body: request.body }),
  });

/** Expects a success, or a problem that names the mistake and reveals nothing about the implementation. */
async function expectClearAnswer(response: Response): Promise<void> {
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  if (response.ok) return;
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  const told = problem.parse(JSON.parse(text));
  expect(told.status).toBe(response.status);
  expect(told.detail.length).toBeGreaterThan(3);
  expect(text).not.toMatch(/node_modules|\bat .+:\d+:\d+|syntax error|violates|postgres|zod/i);
  if (told.code === 'invalid_input') expect(told.errors?.length).toBeGreaterThan(0);
}

test.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s answers hostile requests with a clear problem and never with a server error [API-2c]',
  { timeout: 240_000 + tries * 60 },
  async (name, operation) => {
    const client = service.client();
    await signUpMember(client);
    if (operation.caller === 'operator') await newOperator(service, client);
    const requests = fc.sample(hostileRequests(operation), { numRuns: tries, seed: 20_261_121 });
    for (let first = 0; first < requests.length; first += atOnce) {
      const answers = await Promise.all(
        requests.slice(first, first + atOnce).map((request) => send(client, operation, request)),
      );
      for (const answer of answers) await expectClearAnswer(answer);
      if (name === logOut.name) await signUpMember(client);
      // The server remembers a birth date under the minimum age (AGE-1). The cookie is deleted so that later
      // requests are still checked.
      client.cookies.delete('vonk_age');
    }
  },
);
