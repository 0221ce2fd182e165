import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { changePassword } from '#contract/accounts/change-password.ts';
import { endSessions } from '#contract/accounts/end-sessions.ts';
import { proveWithPasskey } from '#contract/accounts/factors/prove-with-passkey.ts';
import { renewRecoveryCodes } from '#contract/accounts/factors/renew-recovery-codes.ts';
import { startPasskeyLogIn } from '#contract/accounts/factors/start-passkey-log-in.ts';
import { stopTwoStep } from '#contract/accounts/factors/two-step.ts';
import { finishLogIn } from '#contract/accounts/finish-log-in.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { confirmMailChange, requestMailChange, undoMailChange } from '#contract/accounts/mail-change.ts';
import { requestDeletion } from '#contract/accounts/request-deletion.ts';
import { requestExport } from '#contract/accounts/request-export.ts';
import { requestPasswordReset } from '#contract/accounts/request-password-reset.ts';
import { resetPassword } from '#contract/accounts/reset-password.ts';
import { undoDeletion } from '#contract/accounts/undo-deletion.ts';
import { listSecurityEvents } from '#contract/operators/list-security-events.ts';
import { searchSecurityEvents } from '#contract/operators/search-security-events.ts';
import { exportAccount } from '#server/operators/door.ts';
import { waitForMailedToken } from '#tests/support/mail/mailed-tokens.ts';
import { securityLog } from '#tests/support/operators/security-log.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { softwarePasskey } from '#tests/support/people/software-passkey.ts';
import { totpCodeAt, turnOnTwoStep } from '#tests/support/people/two-step.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { eraseDueJob } from '../deletion/erase-due.job.ts';

const password = 'een heel lang wachtwoord';
const next = 'een nog langer wachtwoord';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

let service: TestService;
let clock: MovableClock;

beforeAll(async () => {
  clock = movableClock();
  service = await startService({ clock, trustProxy: true });
});

const { kindsAbout, newMember, rowsAbout, shownTo } = securityLog(() => service, password);

describe('events of an account', () => {
  test('records logins, failures and the lockout that they start [OPS-6c]', async () => {
    const { email, browser, id } = await newMember();
    for (let time = 0; time < 6; time += 1)
      await service.client().api(logIn, { email, password: 'fout' }, { headers: { 'user-agent': firefox } });
    await browser.api(logIn, { email, password });
    expect(await kindsAbout(id)).toEqual([
      'log_in',
      ...Array(4).fill('log_in_failed'),
      'log_in_locked',
      'log_in',
    ]);
  });

  test('stores a keyed hash of the network and names of browser and system, but no address [OPS-6c]', async () => {
    const { email, id } = await newMember();
    const try_ = (network: string) =>
      service
        .client()
        .api(
          logIn,
          { email, password: 'fout' },
          { headers: { 'user-agent': firefox, 'x-forwarded-for': network } },
        );
    await try_('198.51.100.7');
    await try_('198.51.100.7');
    await try_('198.51.100.8');
    const [, one, same, other] = await rowsAbout('member_id', id);
    expect(one).toMatchObject({ browser: 'Firefox', system: 'Linux' });
    expect(one?.network_hash).toHaveLength(16);
    expect(same?.network_hash).toEqual(one?.network_hash);
    expect(other?.network_hash).not.toEqual(one?.network_hash);
    const { rows } = await sql<{ text: string }>`select string_agg(e::text, ' ') as text
      from security_events e`.execute(service.platform.db);
    for (const secret of ['198.51.100', 'logboek', 'Gecko', 'fout'])
      expect(rows[0]?.text).not.toContain(secret);
  });

  test('records resets, password, factors, address, devices, export and deletion with its undo [OPS-6c]', async () => {
    const { email, browser, id } = await newMember();
    await browser.api(requestPasswordReset, { email });
    const token = await waitForMailedToken(service, email, '/reset-password/do');
    await browser.api(resetPassword, { token, password: next, password_repeat: next });
    await browser.api(logIn, { email, password: next });
    const change = { old_password: next, password, password_repeat: password };
    expect((await browser.api(changePassword, change)).status).toBe(200);
    const { secret } = await turnOnTwoStep(browser, clock.now(), password);
    await browser.api(renewRecoveryCodes, { password });
    const other = service.client();
    const { answer } = await other.api(logIn, { email, password });
    clock.forward(60);
    const second = { token: answer.second_step?.token ?? '', code: totpCodeAt(secret, clock.now()) };
    await other.api(finishLogIn, { ...second, code: '000000' });
    await other.api(finishLogIn, second);
    await browser.api(endSessions, { all: 'others' });
    await browser.api(endSessions, { all: 'others' });
    await browser.api(stopTwoStep, { password });
    await browser.api(requestMailChange, { password, new_email: `nieuw-${email}` });
    const link = await waitForMailedToken(service, `nieuw-${email}`, '/mail-change/do');
    await browser.api(confirmMailChange, { token: link });
    await browser.api(requestExport, { password });
    await browser.api(requestDeletion, { password, reason: 'other' });
    const closed = await browser.api(logIn, { email: `nieuw-${email}`, password });
    await browser.api(undoDeletion, { token: String(closed.problem.params.undo) });
    expect(await kindsAbout(id)).toEqual([
      'log_in',
      'reset_requested',
      'password_reset',
      'log_in',
      'password_changed',
      'two_step_on',
      'codes_renewed',
      'log_in_failed',
      'log_in',
      'log_out_others',
      'two_step_off',
      'mail_change_requested',
      'mail_changed',
      'export_requested',
      'deletion_requested',
      'deletion_undone',
      'log_in',
    ]);
  });

  test('records wrong passwords, codes and passkeys before sensitive acts, and shows them to the member [OPS-6j]', async () => {
    const { browser, id } = await newMember();
    await turnOnTwoStep(browser, clock.now(), password);
    clock.forward(11 * 60);
    const headers = { 'user-agent': firefox, 'x-forwarded-for': '198.51.100.9' };
    const before = await kindsAbout(id);
    await browser.api(requestExport, { password: 'fout' }, { headers });
    await browser.api(requestExport, { password });
    for (let time = 0; time < 5; time += 1)
      await browser.api(stopTwoStep, { password, code: '000000' }, { headers });
    const { challenge } = (await browser.api(startPasskeyLogIn, {})).answer;
    const stolen = softwarePasskey();
    stolen.made({ challenge, origin: service.url, user: 'c3RyYW5nZXI' });
    const response = stolen.signed({ challenge, origin: service.url });
    expect((await browser.api(proveWithPasskey, { response })).problem.code).toBe('passkey_failed');
    const recorded = (await kindsAbout(id)).slice(before.length);
    expect(recorded).toEqual([...Array(5).fill('proof_failed'), 'proof_locked', 'proof_failed']);
    const { results } = await shownTo(browser);
    expect(results.map(({ kind }) => kind).slice(0, 2)).toEqual(['proof_failed', 'proof_locked']);
    expect(results[1]).toMatchObject({ browser: 'Firefox', same_network: false });
  });

  test('stores neither act nor event if the transaction fails [OPS-6c]', async () => {
    const { browser, id, email } = await newMember();
    await browser.api(requestExport, { password });
    const again = await browser.api(requestExport, { password });
    expect(again.status).toBe(409);
    const same = await browser.api(requestMailChange, { password, new_email: email });
    expect(same.status).toBe(400);
    expect(await kindsAbout(id)).toEqual(['log_in', 'export_requested']);
  });

  test('shows members their own events by page, newest first, and nothing of others [OPS-6e]', async () => {
    const [{ email, browser }, { browser: stranger }] = [await newMember(), await newMember()];
    for (let time = 0; time < 12; time += 1) {
      clock.forward(1000);
      const headers = { 'x-forwarded-for': '198.51.100.9', 'user-agent': firefox };
      await service.client().api(logIn, { email, password: 'fout' }, { headers });
    }
    const first = await shownTo(browser);
    expect(first.results).toHaveLength(5);
    expect(first.results[0]).toMatchObject({
      kind: 'log_in_failed',
      browser: 'Firefox',
      system: 'Linux',
      same_network: false,
    });
    expect(first.has_more).toBe(true);
    const last = await shownTo(browser, 3);
    expect(last.results.map(({ kind }) => kind)).toEqual(['log_in_failed', 'log_in_failed', 'log_in']);
    expect(last.results.at(-1)).toMatchObject({ same_network: true });
    expect(last.has_more).toBe(false);
    expect((await shownTo(stranger)).results.map(({ kind }) => kind)).toEqual(['log_in']);
    expect((await service.client().api(listSecurityEvents, {})).problem.code).toBe('authentication_required');
  });

  test('records that the old address was put back [OPS-6c]', async () => {
    const { email, browser, id } = await newMember();
    await browser.api(requestMailChange, { password, new_email: `nieuw-${email}` });
    const link = await waitForMailedToken(service, `nieuw-${email}`, '/mail-change/do');
    await browser.api(confirmMailChange, { token: link });
    const token = await waitForMailedToken(service, email, '/mail-change/do', { parameter: 'undo' });
    await service.client().api(undoMailChange, { token });
    expect((await kindsAbout(id)).at(-1)).toBe('mail_change_undone');
  });

  test('is in the export without network and operator, and erased with the account but for operator reads [OPS-6f]', async () => {
    const { browser, id } = await newMember();
    const operator = await newOperator(service);
    await operator.client.api(searchSecurityEvents, { member: id });
    const { data } = await exportAccount({ db: service.platform.db, member: id });
    expect(data).toMatchObject({
      security_events: [
        { kind: 'log_in' },
        { kind: 'operator_read', operation: 'operators/search-security-events' },
      ],
    });
    expect(JSON.stringify(data)).not.toContain('network');
    await browser.api(requestDeletion, { password, reason: 'other' });
    clock.forward(14 * 24 * 3600 + 1);
    await service.platform.jobs.send(eraseDueJob, {});
    await eventually(async () => expect(await kindsAbout(id)).toEqual(['operator_read']));
  });
});
