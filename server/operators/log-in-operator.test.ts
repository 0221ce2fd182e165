import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { finishOperatorLogIn } from '#contract/operators/finish-operator-log-in.ts';
import { finishSetUp } from '#contract/operators/finish-set-up.ts';
import { getOperator } from '#contract/operators/get-operator.ts';
import { logInOperator } from '#contract/operators/log-in-operator.ts';
import { logOutOperator } from '#contract/operators/log-out-operator.ts';
import { startSetUp } from '#contract/operators/start-set-up.ts';
import { codeLater, logInAs, newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { totpCodeAt } from '#tests/support/people/two-step.ts';
import type { Client } from '#tests/support/service/client.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { createSetUpLink, disableOperator } from './operator-access.ts';
import { purgeExpired } from './operators.sql.ts';

let service: TestService;
let clock: MovableClock;

beforeAll(async () => {
  clock = movableClock();
  service = await startService({ clock });
});

const minutes = (count: number) => clock.forward(count * 60);

const codeNow = ({ secret }: TestOperator): string => totpCodeAt(secret, clock.now());

const isIn = async (client: Client): Promise<boolean> => (await client.api(getOperator, {})).status === 200;

const tokenOf = async ({ email, password }: TestOperator, client = service.client()): Promise<string> =>
  (await client.api(logInOperator, { email, password })).answer.token;

const actionsOf = async (operator: number): Promise<string[]> => {
  const { rows } = await sql<{ action: string }>`
    select action from audit_entries where operator_id = ${operator} order by id`.execute(
    service.platform.db,
  );
  return rows.map(({ action }) => action);
};

test('opens nothing with a password alone, requires the app code, and logs the actions [SAFE-2e, AUTH-14a]', async () => {
  const operator = await newOperator(service);
  minutes(5);
  const browser = service.client();
  const token = await tokenOf(operator, browser);
  expect(browser.cookies.size).toBe(0);
  expect(await isIn(browser)).toBe(false);
  const { answer } = await browser.api(finishOperatorLogIn, { token, code: codeNow(operator) });
  expect(answer.operator).toEqual({
    id: operator.id,
    email: operator.email,
    roles: ['administrator'],
    recovery_codes_left: 10,
  });
  expect((await browser.api(getOperator, {})).answer).toEqual(answer);
  await browser.api(logOutOperator, {});
  expect(browser.cookies.has('vonk_operator')).toBe(false);
  expect(await actionsOf(operator.id)).toEqual([
    'operators/set-up',
    'operators/log-in',
    'operators/log-in',
    'operators/log-out',
  ]);
});

test('limits the cookie to the console, HttpOnly and SameSite=Strict, and Secure over https [SAFE-2e, AUTH-6b]', async () => {
  const operator = await newOperator(service);
  minutes(5);
  const linesOf = async (headers: Record<string, string>) => {
    const client = service.client();
    const token = await tokenOf(operator, client);
    minutes(1);
    const reply = await client.api(finishOperatorLogIn, { token, code: codeNow(operator) }, { headers });
    return reply.headers.getSetCookie();
  };
  const rest = (path: string) => `Path=${path}; Max-Age=43200; SameSite=Strict; HttpOnly`;
  const lines = await linesOf({});
  expect(lines.map((line) => line.replace(/=[\w-]{43};/, '=…;'))).toEqual([
    `vonk_operator=…; ${rest('/console')}`,
    `vonk_operator=…; ${rest('/console.data')}`,
    `vonk_operator=…; ${rest('/api/console')}`,
    'vonk_operator_device=…; Path=/api/console; Max-Age=31536000; SameSite=Strict; HttpOnly',
  ]);
  const secure = await startService({ clock, publicUrl: 'https://vonk.example' });
  const client = secure.client();
  const other = await newOperator(secure, client);
  expect([...client.cookies.keys()].sort()).toEqual([
    '__Secure-vonk_operator',
    '__Secure-vonk_operator_device',
  ]);
  // A neighbouring host may have planted a plain cookie.
  const planted = secure.client();
  planted.cookies.set('vonk_operator', client.cookies.get('__Secure-vonk_operator') ?? '');
  expect((await planted.api(getOperator, {})).problem.code).toBe('operator_required');
  expect((await client.api(getOperator, {})).answer.operator.id).toBe(other.id);
});

test('keeps member and operator logins apart, also in one browser [SAFE-2e, AUTH-14b]', async () => {
  const login = { email: 'both@staff.example', password: 'a rather long password' };
  const browser = service.client();
  await signUpMember(browser, login);
  expect((await browser.api(getOperator, {})).problem.code).toBe('operator_required');
  expect((await browser.api(logInOperator, login)).problem.code).toBe('login_failed');
  const operator = await newOperator(service);
  expect((await operator.client.api(getCurrentUser, {})).answer.user).toBeNull();
  const { email, password } = operator;
  expect((await service.client().api(logIn, { email, password })).problem.code).toBe('login_failed');
  await newOperator(service, browser);
  expect(await isIn(browser)).toBe(true);
  expect((await browser.api(getCurrentUser, {})).answer.user).not.toBeNull();
  // The token of each kind is worthless as the other kind.
  const swapped = service.client();
  swapped.cookies.set('vonk_session', browser.cookies.get('vonk_operator') ?? '');
  swapped.cookies.set('vonk_operator', browser.cookies.get('vonk_session') ?? '');
  expect(await isIn(swapped)).toBe(false);
  expect((await swapped.api(getCurrentUser, {})).answer.user).toBeNull();
});

test('answers unknown, disabled and wrong alike, and locks the correct password after five wrong ones [SAFE-2e, ACC-9c]', async () => {
  const operator = await newOperator(service);
  const gone = await newOperator(service);
  await disableOperator(service.platform.db, gone.email, clock.now());
  const attempt = (email: string, password: string) =>
    service.client().api(logInOperator, { email, password });
  const told = [
    await attempt(operator.email, 'wrong'),
    await attempt('nobody@staff.example', 'wrong'),
    await attempt(gone.email, gone.password),
  ].map(({ problem }) => problem);
  expect(told.map(({ code }) => code)).toEqual(['login_failed', 'login_failed', 'login_failed']);
  expect(new Set(told.map((problem) => JSON.stringify(problem))).size).toBe(1);
  for (let wrong = 2; wrong <= 5; wrong += 1) await attempt(operator.email.toUpperCase(), 'wrong');
  const { problem } = await attempt(operator.email, operator.password);
  expect(problem).toMatchObject({ code: 'login_locked', status: 429, params: { minutes: 15 } });
  minutes(16);
  expect((await attempt(operator.email, operator.password)).status).toBe(200);
});

test('lets an operator log in from a known device while strangers are locked out [SAFE-8d, AUTH-5e]', async () => {
  const operator = await newOperator(service);
  const stranger = await newOperator(service);
  minutes(5);
  const attempt = (client: Client, password: string) =>
    client.api(logInOperator, { email: operator.email, password });
  for (let wrong = 1; wrong <= 6; wrong += 1) await attempt(service.client(), 'wrong');
  expect((await attempt(service.client(), operator.password)).problem.code).toBe('login_locked');
  expect((await attempt(stranger.client, operator.password)).problem.code).toBe('login_locked');
  const { token } = (await attempt(operator.client, operator.password)).answer;
  const code = codeNow(operator);
  expect((await operator.client.api(finishOperatorLogIn, { token, code })).status).toBe(200);
  // In the known device itself the sixth try is refused too.
  for (let wrong = 1; wrong <= 5; wrong += 1)
    expect((await attempt(operator.client, 'wrong')).problem.code).toBe('login_failed');
  expect((await attempt(operator.client, operator.password)).problem.code).toBe('login_locked');
});

test('keeps strangers from locking out a new device after its set-up link [SAFE-8d]', async () => {
  const operator = await newOperator(service);
  const token = await createSetUpLink(service.platform.db, operator.email, clock.now());
  const device = service.client();
  const { secret } = (await device.api(startSetUp, { token })).answer;
  const password = 'another long password';
  const chosen = { token, password, password_repeat: password, code: totpCodeAt(secret, clock.now()) };
  await device.api(finishSetUp, chosen);
  for (let wrong = 1; wrong <= 6; wrong += 1)
    await service.client().api(logInOperator, { email: operator.email, password: 'wrong' });
  const login = { email: operator.email, password, code: codeLater(secret, clock.now(), 1) };
  expect((await logInAs(device, login)).id).toBe(operator.id);
});

test('forgets the known devices of a disabled operator [SAFE-8d]', async () => {
  const operator = await newOperator(service);
  const { db } = service.platform;
  await disableOperator(db, operator.email, clock.now());
  const { rows } = await sql`select from operator_known_devices where operator_id = ${operator.id}`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

test('readmits a locked out operator by a set-up link [SAFE-2e, AUTH-5c]', async () => {
  const operator = await newOperator(service);
  minutes(5);
  for (let wrong = 1; wrong <= 5; wrong += 1) {
    const token = await tokenOf(operator);
    await service.client().api(finishOperatorLogIn, { token, code: '000000' });
  }
  for (let wrong = 1; wrong <= 5; wrong += 1)
    await service.client().api(logInOperator, { email: operator.email, password: 'wrong' });
  const token = await createSetUpLink(service.platform.db, operator.email, clock.now());
  const { secret } = (await service.client().api(startSetUp, { token })).answer;
  const password = 'another long password';
  const code = totpCodeAt(secret, clock.now());
  await service.client().api(finishSetUp, { token, password, password_repeat: password, code });
  const browser = service.client();
  await logInAs(browser, { email: operator.email, password, code: codeLater(secret, clock.now(), 1) });
  expect(await isIn(browser)).toBe(true);
});

test('accepts a code and a token once, also of two simultaneous uses [SAFE-2e, AUTH-13a]', async () => {
  const operator = await newOperator(service);
  minutes(5);
  const tokens = [await tokenOf(operator), await tokenOf(operator)];
  const code = codeNow(operator);
  const both = await Promise.all(
    tokens.map((token) => service.client().api(finishOperatorLogIn, { token, code })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  minutes(1);
  const [recovery = ''] = operator.recoveryCodes;
  const token = await tokenOf(operator);
  const twice = await Promise.all(
    [codeNow(operator), recovery].map((one) =>
      service.client().api(finishOperatorLogIn, { token, code: one }),
    ),
  );
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 410]);
});

test('accepts a recovery code once and shows the number of codes left [SAFE-2e]', async () => {
  const operator = await newOperator(service);
  const { email, password } = operator;
  const [code = ''] = operator.recoveryCodes;
  const browser = service.client();
  const shown = await logInAs(browser, { email, password, code: code.toUpperCase().replaceAll('-', ' ') });
  expect(shown.recovery_codes_left).toBe(9);
  const again = await service.client().api(finishOperatorLogIn, { token: await tokenOf(operator), code });
  expect(again.problem.code).toBe('second_step_failed');
});

test('locks the second step after five wrong codes, across new logins [SAFE-2e, AUTH-13c]', async () => {
  const operator = await newOperator(service);
  minutes(5);
  const attempt = async (code: string) =>
    service.client().api(finishOperatorLogIn, { token: await tokenOf(operator), code });
  for (let wrong = 1; wrong <= 5; wrong += 1)
    expect((await attempt('000000')).problem.code).toBe('second_step_failed');
  expect((await attempt(codeNow(operator))).problem).toMatchObject({ code: 'login_locked', status: 429 });
  minutes(16);
  expect((await attempt(codeNow(operator))).status).toBe(200);
});

test('accepts the code within five minutes of the correct password [SAFE-2e]', async () => {
  const operator = await newOperator(service);
  const token = await tokenOf(operator);
  minutes(6);
  const late = await service.client().api(finishOperatorLogIn, { token, code: codeNow(operator) });
  expect(late.problem).toMatchObject({ code: 'second_step_expired', status: 410 });
});

test('ends a login after 30 idle minutes or 12 hours, and purges it [SAFE-2e]', async () => {
  const { client: idle } = await newOperator(service);
  const { client: busy } = await newOperator(service);
  minutes(29);
  expect([await isIn(idle), await isIn(busy)]).toEqual([true, true]);
  minutes(29);
  expect(await isIn(busy)).toBe(true);
  minutes(2);
  expect([await isIn(idle), await isIn(busy)]).toEqual([false, true]);
  for (let passed = 60; passed < 12 * 60 - 20; passed += 20) {
    expect(await isIn(busy)).toBe(true);
    minutes(20);
  }
  minutes(20);
  expect(await isIn(busy)).toBe(false);
  await purgeExpired(service.platform.db, clock.now());
  const { rows } = await sql`select id from operator_sessions`.execute(service.platform.db);
  expect(rows).toEqual([]);
});

test("ends the browser's previous login when logging in again [SAFE-2e]", async () => {
  const operator = await newOperator(service);
  const before = service.client();
  before.cookies.set('vonk_operator', operator.client.cookies.get('vonk_operator') ?? '');
  minutes(5);
  const { email, password } = operator;
  await logInAs(operator.client, { email, password, code: codeNow(operator) });
  expect([await isIn(before), await isIn(operator.client)]).toEqual([false, true]);
});

test('logs a disabled operator out at once, even between the steps, until a new set-up link [SAFE-2e]', async () => {
  await newOperator(service);
  const operator = await newOperator(service);
  minutes(5);
  const token = await tokenOf(operator);
  expect(await disableOperator(service.platform.db, operator.email, clock.now())).toBe('disabled');
  expect(await isIn(operator.client)).toBe(false);
  const half = await service.client().api(finishOperatorLogIn, { token, code: codeNow(operator) });
  expect(half.problem.code).toBe('second_step_expired');
  expect(await disableOperator(service.platform.db, 'nobody@staff.example', clock.now())).toBe('unknown');
});

test('keeps the last administrator who can log in, also from the command line [SAFE-6a]', async () => {
  const { db } = service.platform;
  const operator = await newOperator(service);
  const other = await newOperator(service);
  await sql`update operators set disabled_at = now(), password_hash = null, sealed_secret = null
    where id not in (${operator.id}, ${other.id})`.execute(db);
  const done = await Promise.all(
    [operator, other].map(({ email }) => disableOperator(db, email, clock.now())),
  );
  expect(done.sort()).toEqual(['disabled', 'last_administrator']);
  const { rows } = await sql`select from operators where disabled_at is null`.execute(db);
  expect(rows).toHaveLength(1);
});
