import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { endOperatorSessions } from '#contract/operators/end-operator-sessions.ts';
import { proveSecondFactor } from '#contract/operators/prove-second-factor.ts';
import { codeLater, logInAs, newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import type { Client } from '#tests/support/service/client.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

let service: TestService;
let clock: MovableClock;

beforeAll(async () => {
  clock = movableClock();
  service = await startService({ clock });
});

const nobody = 4711;

/** An operation with `stepUp`. The operator does not exist, so that it changes nothing. */
const tried = async (client: Client) =>
  (await client.api(endOperatorSessions, { operator: nobody })).problem.code;

const prove = ({ client }: TestOperator, code: string) => client.api(proveSecondFactor, { code });

test('requires a new proof ten minutes after the login, and accepts each code once [SAFE-6a]', async () => {
  const operator = await newOperator(service);
  const { client } = operator;
  expect(await tried(client)).toBe('not_found');
  clock.forward(11 * 60);
  expect(await tried(client)).toBe('step_up_required');
  const code = codeLater(operator.secret, clock.now(), 0);
  expect((await prove(operator, code)).status).toBe(200);
  expect(await tried(client)).toBe('not_found');
  expect((await prove(operator, code)).problem.code).toBe('second_step_failed');
  clock.forward(11 * 60);
  expect(await tried(client)).toBe('step_up_required');
  const [recovery = ''] = operator.recoveryCodes;
  expect((await prove(operator, recovery)).status).toBe(200);
  expect((await prove(operator, recovery)).problem.code).toBe('second_step_failed');
});

test('renews the proof of this login alone [SAFE-6a]', async () => {
  const operator = await newOperator(service);
  clock.forward(60);
  const elsewhere = service.client();
  await logInAs(elsewhere, { ...operator, code: codeLater(operator.secret, clock.now(), 1) });
  clock.forward(11 * 60);
  expect((await prove(operator, codeLater(operator.secret, clock.now(), 0))).status).toBe(200);
  expect(await tried(operator.client)).toBe('not_found');
  expect(await tried(elsewhere)).toBe('step_up_required');
});

test('locks after five wrong codes, records each, and keeps the login [SAFE-6a, OPS-6h]', async () => {
  const operator = await newOperator(service);
  for (let tries = 0; tries < 5; tries += 1)
    expect((await prove(operator, '000000')).problem.code).toBe('second_step_failed');
  const right = codeLater(operator.secret, clock.now(), 2);
  expect((await prove(operator, right)).problem.code).toBe('login_locked');
  const { rows } = await sql<{ kind: string }>`
    select kind from security_events where operator_id = ${operator.id}
      and operation = 'operators/prove-second-factor' order by id`.execute(service.platform.db);
  const failed = 'proof_failed';
  expect(rows.map(({ kind }) => kind)).toEqual([failed, failed, failed, failed, 'proof_locked']);
});
