import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { finishSetUp } from '#contract/operators/finish-set-up.ts';
import { getOperator } from '#contract/operators/get-operator.ts';
import { logInOperator } from '#contract/operators/log-in-operator.ts';
import { startSetUp } from '#contract/operators/start-set-up.ts';
import { logInAs, newOperator } from '#tests/support/people/operators.ts';
import { totpCodeAt } from '#tests/support/people/two-step.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { createSetUpLink } from './operator-access.ts';

const password = 'nine lives of a cat';
const email = 'ine@staff.example';

let service: TestService;
let clock: MovableClock;

beforeAll(async () => {
  clock = movableClock();
  service = await startService({ clock });
});

const link = (to = email) => createSetUpLink(service.platform.db, to, clock.now());

const start = (token: string) => service.client().api(startSetUp, { token });

const finish = (token: string, code: string, chosen = password) =>
  service.client().api(finishSetUp, { token, password: chosen, password_repeat: chosen, code });

test('shows the same secret on each request, and accepts the link once with its first code [SAFE-2e]', async () => {
  const token = await link('  Ine@Staff.example ');
  const { answer } = await start(token);
  expect(answer).toMatchObject({ email, secret: expect.stringMatching(/^[A-Z2-7]{32}$/) });
  expect(answer.uri).toContain(`secret=${answer.secret}`);
  expect((await start(token)).answer).toEqual(answer);
  expect((await service.client().api(logInOperator, { email, password })).problem.code).toBe('login_failed');

  const code = totpCodeAt(answer.secret, clock.now());
  const wrong = await finish(token, '000000');
  expect(wrong.problem.errors).toMatchObject([{ field: 'code', code: 'wrong_code' }]);
  const both = await Promise.all([finish(token, code), finish(token, code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  const codes = both.find(({ status }) => status === 200)?.answer.recovery_codes;
  expect(codes).toHaveLength(10);
  expect((await start(token)).problem.code).toBe('set_up_link_invalid');

  clock.forward(60);
  const browser = service.client();
  await logInAs(browser, { email, password, code: totpCodeAt(answer.secret, clock.now()) });
  expect((await browser.api(getOperator, {})).answer.operator.email).toBe(email);
});

test('refuses a guessable password at its field, in the caller’s language [SAFE-2e, ACC-15a]', async () => {
  const token = await link('guess@staff.example');
  const code = totpCodeAt((await start(token)).answer.secret, clock.now());
  for (const chosen of ['qwertyuiop', 'guess@staff.example']) {
    const { problem } = await finish(token, code, chosen);
    expect(problem.errors).toMatchObject([{ field: 'password', code: 'password_common' }]);
    expect(problem.errors?.[0]?.detail).toContain('wachtwoord');
  }
  expect((await finish(token, code, 'short')).problem.errors).toMatchObject([{ code: 'password_too_short' }]);
  expect((await finish(token, code)).status).toBe(200);
});

test('ends a link after a day, or with the next link [SAFE-2e]', async () => {
  const first = await link('twice@staff.example');
  const second = await link('twice@staff.example');
  expect((await start(first)).problem).toMatchObject({ code: 'set_up_link_invalid', status: 410 });
  expect((await start(second)).status).toBe(200);
  clock.forward(25 * 3600);
  expect((await start(second)).problem.code).toBe('set_up_link_invalid');
  expect((await finish(second, '123456')).problem.code).toBe('set_up_link_invalid');
});

test('voids all earlier logins, the password, the app and the recovery codes [SAFE-2e]', async () => {
  const operator = await newOperator(service);
  const token = await link(operator.email);
  const { secret } = (await start(token)).answer;
  expect((await operator.client.api(getOperator, {})).status).toBe(200);
  await finish(token, totpCodeAt(secret, clock.now()));
  expect((await operator.client.api(getOperator, {})).problem.code).toBe('operator_required');
  const old = { email: operator.email, password: operator.password };
  expect((await service.client().api(logInOperator, old)).problem.code).toBe('login_failed');
  const [code = ''] = operator.recoveryCodes;
  const { email: same } = operator;
  await expect(logInAs(service.client(), { email: same, password, code })).rejects.toThrow(
    'second_step_failed',
  );
});

test('stores no secret, password, code or token in plain text [SAFE-2e]', async () => {
  const token = await link('plain@staff.example');
  const { secret } = (await start(token)).answer;
  const codes = (await finish(token, totpCodeAt(secret, clock.now()))).answer.recovery_codes;
  for (const table of ['operators', 'operator_set_ups', 'operator_recovery_codes', 'audit_entries']) {
    const { rows } = await sql<{ row: string }>`
      select convert_from(convert_to(t::text, 'UTF8'), 'UTF8') as row from ${sql.table(table)} t`.execute(
      service.platform.db,
    );
    for (const needle of [secret, password, token, ...codes])
      expect(
        rows.some(({ row }) => row.includes(needle) || row.includes(Buffer.from(needle).toString('hex'))),
      ).toBe(false);
  }
});
