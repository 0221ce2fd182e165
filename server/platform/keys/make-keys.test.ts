import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeKeys, masterKey } from './make-keys.ts';

const keys = makeKeys(randomBytes(32));

test('opens a sealed value only with the same key and purpose, and not after a bit has changed [ACC-15c]', () => {
  const sealed = keys.seal('accounts/totp-secret', 'géheim');
  expect(keys.open('accounts/totp-secret', sealed)).toBe('géheim');
  expect(sealed.toString('utf8')).not.toContain('heim');
  expect(() => keys.open('notifications/mail-token', sealed)).toThrow();
  expect(() => makeKeys(randomBytes(32)).open('accounts/totp-secret', sealed)).toThrow();
  for (const at of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => keys.open('accounts/totp-secret', changed)).toThrow();
  }
});

test('accepts a keyed hash only for its text, purpose and key [NOTIF-2a]', () => {
  const hash = keys.mac('notifications/suppression', 'a@example.org');
  expect(keys.isMac('notifications/suppression', 'a@example.org', hash)).toBe(true);
  expect(keys.isMac('notifications/suppression', 'b@example.org', hash)).toBe(false);
  expect(keys.isMac('accounts/address-hash', 'a@example.org', hash)).toBe(false);
  expect(keys.isMac('notifications/suppression', 'a@example.org', hash.subarray(1))).toBe(false);
});

test('creates the master key once, readable only for the owner of the data folder [OPS-1a]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-keys-'));
  const first = masterKey(folder, null);
  expect(first).toHaveLength(32);
  expect(masterKey(folder, null)).toEqual(first);
  expect((await stat(join(folder, 'secret.key'))).mode & 0o077).toBe(0);
  expect(masterKey(folder, 'given'.repeat(8))).not.toEqual(first);
  await rm(folder, { recursive: true });
});
