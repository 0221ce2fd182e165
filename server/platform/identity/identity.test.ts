import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { addSeconds } from '../time.ts';
import { replaceHash } from './credentials.sql.ts';
import type {
  Identity,
  IdentityOf,
  PasswordColumns,
  RecoveryCodeColumns,
  SessionColumns,
} from './identity.ts';
import { lockout } from './lockout.ts';
import { newPendingLogin, tryPendingLogin } from './pending-logins.sql.ts';
import { proveLogin } from './prove-login.ts';
import { proveSecondStep } from './prove-second-step.ts';
import { renewRecoveryCodes } from './second-factor.ts';
import { deleteLoginsOf, deleteSession, isTouchDue, openSession, touchSession } from './sessions.sql.ts';
import { newTotpSecret, sealTotpSecret, totpCodeAt } from './totp.ts';

/** A kind of subject that neither accounts nor operators know. */
const guards: Identity = {
  subject: 'guard_id',
  sessions: 'guard_sessions',
  pendingLogins: 'guard_pending_logins',
  recoveryCodes: 'guard_recovery_codes',
  knownDevices: 'guard_known_devices',
  passwords: { table: 'guards', subject: 'id' },
  totp: { table: 'guards', subject: 'id', confirmed: 'confirmed_at' },
  sessionSeconds: 3600,
  idleSeconds: 60,
  codeLockout: lockout({
    table: 'operator_limits',
    kind: 'guard-code',
    purpose: 'operators/limited',
    textOf: String,
  }),
  totpPurpose: 'operators/totp-secret',
  recoveryCodePurpose: 'operators/recovery-code',
};

const clock = movableClock();
const id = 7;
const secret = newTotpSecret();
let service: TestService;
let sealed: Buffer;

beforeAll(async () => {
  service = await startService({ clock });
  const { db, keys } = service.platform;
  sealed = sealTotpSecret(keys, guards.totpPurpose, id, secret);
  for (const columns of [
    'guards (id int, password_hash text, last_step int, confirmed_at timestamptz)',
    'guard_sessions (id serial, guard_id int, post text, token_hash bytea, created_at timestamptz, last_seen_at timestamptz, expires_at timestamptz)',
    'guard_pending_logins (guard_id int, token_hash bytea, tries int default 0, expires_at timestamptz)',
    'guard_known_devices (guard_id int, device_hash bytea, first_seen_at timestamptz, last_seen_at timestamptz, primary key (guard_id, device_hash))',
    'guard_recovery_codes (guard_id int, code_hash bytea, used_at timestamptz)',
  ])
    await sql`create table ${sql.raw(columns)}`.execute(db);
});

beforeEach(async () => {
  const { db } = service.platform;
  clock.forward(3600);
  await sql`truncate guards, guard_sessions, guard_pending_logins, guard_recovery_codes`.execute(db);
  await sql`insert into guards values (${id}, 'old hash', null, now())`.execute(db);
});

/** Stores a pending login and returns its token. */
const pendingToken = async (): Promise<string> => {
  const { hash, expires, answer } = newPendingLogin(clock.now());
  await sql`insert into guard_pending_logins (guard_id, token_hash, expires_at)
    values (${id}, ${hash}, ${expires})`.execute(service.platform.db);
  return answer.token;
};

const appCode = (): string => totpCodeAt(secret, clock.now());

const finishWith = (token: string, code: string, readSecret = async (): Promise<Buffer | null> => sealed) =>
  proveSecondStep(service.platform, guards, {
    token,
    code,
    device: undefined,
    failed: async () => {},
    begin: (asked) => tryPendingLogin(service.platform.db, guards, asked).executeTakeFirst(),
    readSecret,
    finish: async (_unit, { subject }) => subject,
  });

describe('second step', () => {
  test('accepts a code of the app once [AUTH-13a]', async () => {
    expect(await finishWith(await pendingToken(), ` ${appCode()} `)).toBe(id);
    await expect(finishWith(await pendingToken(), appCode())).rejects.toThrow('second_step_failed');
  });

  test('accepts a recovery code once, also without an app [AUTH-13a]', async () => {
    const [code = ''] = await renewRecoveryCodes(service.platform.db, service.platform.keys, guards, id);
    const noApp = async () => null;
    expect(await finishWith(await pendingToken(), code.toUpperCase(), noApp)).toBe(id);
    await expect(finishWith(await pendingToken(), code, noApp)).rejects.toThrow('second_step_failed');
  });

  test('accepts no code for a secret that waits for its confirmation [AUTH-13a]', async () => {
    await sql`update guards set confirmed_at = null`.execute(service.platform.db);
    await expect(finishWith(await pendingToken(), appCode())).rejects.toThrow('second_step_failed');
  });

  test('finishes a pending login once if two correct codes arrive at once [AUTH-13a]', async () => {
    const codes = await renewRecoveryCodes(service.platform.db, service.platform.keys, guards, id);
    const token = await pendingToken();
    const ends = await Promise.allSettled(codes.slice(0, 2).map((code) => finishWith(token, code)));
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await sql`select from guard_recovery_codes where used_at is not null`.execute(
      service.platform.db,
    );
    expect(rows).toHaveLength(1);
  });

  test('uses up neither code nor attempt if the transaction fails [AUTH-13c]', async () => {
    const token = await pendingToken();
    const failing = () => Promise.reject(new Error('no connection'));
    await expect(finishWith(token, appCode(), failing)).rejects.toThrow('no connection');
    for (let time = 0; time < 4; time += 1)
      await expect(finishWith(await pendingToken(), '000 000')).rejects.toThrow('second_step_failed');
    expect(await finishWith(token, appCode())).toBe(id);
  });

  test('ends a pending login after five codes or five minutes [AUTH-13b, AUTH-13c]', async () => {
    const [tried, late] = [await pendingToken(), await pendingToken()];
    const { db } = service.platform;
    await sql`update guard_pending_logins set tries = 5 where tries = 0`.execute(db);
    await expect(finishWith(tried, appCode())).rejects.toThrow('second_step_expired');
    await sql`update guard_pending_logins set tries = 0`.execute(db);
    clock.forward(300);
    await expect(finishWith(late, appCode())).rejects.toThrow('second_step_expired');
  });
});

describe('password', () => {
  test('replaces an outdated hash only if the password is still the same [AUTH-1]', async () => {
    const { db } = service.platform;
    const hashNow = async () =>
      (await sql<{ password_hash: string }>`select password_hash from guards`.execute(db)).rows[0]
        ?.password_hash;
    await replaceHash(db, guards, id, { before: 'a changed one', hash: 'newer' });
    expect(await hashNow()).toBe('old hash');
    await replaceHash(db, guards, id, { before: 'old hash', hash: 'newer' });
    expect(await hashNow()).toBe('newer');
  });

  test('fails alike for an unknown name and for a subject without a password [ACC-9c]', async () => {
    const names = lockout({
      table: 'operator_limits',
      kind: 'guard-login',
      purpose: 'operators/limited',
      textOf: (name: string) => name,
    });
    for (const found of [undefined, { id, password_hash: null }]) {
      const login = {
        name: 'x',
        lockout: names,
        password: 'x',
        device: undefined,
        ip: '192.0.2.1',
        failed: async () => {},
        find: async () => found,
      };
      await expect(proveLogin(service.platform, guards, login)).rejects.toThrow('login_failed');
    }
  });
});

describe('sessions', () => {
  test('fills own columns, and ends by token or by subject', async () => {
    const { db } = service.platform;
    const open = () => openSession(db, guards, id, clock.now(), { post: 'north gate' });
    await open();
    await open();
    const { rows } = await sql<{ id: number; post: string; token_hash: Buffer }>`
      select id, post, token_hash from guard_sessions order by id`.execute(db);
    const [first, second] = rows;
    if (first === undefined || second === undefined) throw new Error('no sessions');
    expect(first.post).toBe('north gate');
    expect(await deleteSession(db, guards, first.token_hash)).toEqual({ id: first.id, subject: id });
    expect(await deleteSession(db, guards, first.token_hash)).toBeUndefined();
    const token = await pendingToken();
    expect(await deleteLoginsOf(db, guards, id, second.id)).toEqual([]);
    await expect(finishWith(token, appCode())).rejects.toThrow('second_step_expired');
    expect(await deleteLoginsOf(db, guards, id)).toEqual([second.id]);
  });

  test('records activity once a minute', async () => {
    const { db } = service.platform;
    await openSession(db, guards, id, clock.now());
    const session = async () => {
      const { rows } = await sql<{ id: number; last_seen_at: Date }>`
        select id, last_seen_at from guard_sessions`.execute(db);
      if (rows[0] === undefined) throw new Error('no session');
      return rows[0];
    };
    const opened = await session();
    const touchAfter = async (seconds: number) => {
      const now = addSeconds(opened.last_seen_at, seconds);
      const due = isTouchDue(opened, now);
      await touchSession(db, guards, opened.id, now);
      return { due, moved: (await session()).last_seen_at.getTime() === now.getTime() };
    };
    expect(await touchAfter(59)).toEqual({ due: false, moved: false });
    expect(await touchAfter(60)).toEqual({ due: true, moved: true });
  });
});

test('a description accepts only tables with the required columns and subject', () => {
  interface Tables {
    guards: PasswordColumns & { id: number };
    guard_sessions: SessionColumns & { guard_id: number };
    guard_recovery_codes: RecoveryCodeColumns & { guard_id: number };
  }
  type Guards = IdentityOf<Tables, 'guard_id'>;
  expectTypeOf<Guards['sessions']>().toEqualTypeOf<'guard_sessions'>();
  expectTypeOf<Guards['recoveryCodes']>().toEqualTypeOf<'guard_recovery_codes'>();
  expectTypeOf<Guards['passwords']['table']>().toEqualTypeOf<'guards'>();
  expectTypeOf<IdentityOf<Tables, 'member_id'>['sessions']>().toBeNever();
});
