import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeKeys } from '#server/platform/keys/make-keys.ts';
import { addressHash } from '../addresses/address-hash.ts';
import { mailTokenPattern, readMailToken, writeMailToken } from './mail-token.ts';

const keys = makeKeys(randomBytes(32));
const address = addressHash(keys, ' Anna@Post.Example ');

test.each([1, 4_503_599_627_370_495, Number.MAX_SAFE_INTEGER])(
  '[NOTIF-2] a token of member %d is read as it was written',
  (member) => {
    const token = writeMailToken(keys, 'report', { member, address });
    expect(token).toMatch(new RegExp(`^${mailTokenPattern}$`));
    expect(readMailToken(keys, 'report', token)).toEqual({ member, address });
  },
);

test('[NOTIF-2] the return path with a token is a local part that every mail server takes', () => {
  const token = writeMailToken(keys, 'report', { member: Number.MAX_SAFE_INTEGER, address });
  expect(`bounce+${token}`.length).toBeLessThanOrEqual(64);
});

test('[NOTIF-2] a token changed in any place, of another key or for another use is none (EML-6)', () => {
  const token = writeMailToken(keys, 'report', { member: 42, address });
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === '0' ? '1' : '0';
    expect(readMailToken(keys, 'report', token.slice(0, at) + other + token.slice(at + 1))).toBeNull();
  }
  expect(readMailToken(keys, 'unsubscribe', token)).toBeNull();
  expect(readMailToken(makeKeys(randomBytes(32)), 'report', token)).toBeNull();
  for (const odd of ['', token.slice(1), `${token}0`, 'v'.repeat(token.length), token.toUpperCase()])
    expect(readMailToken(keys, 'report', odd)).toBeNull();
});

test('[NOTIF-2] a token shows neither the id nor the hash of the address (GDPR-1)', () => {
  const member = 0x00_12_34_56_78_9a_bc;
  let number = 0n;
  for (const digit of writeMailToken(keys, 'report', { member, address }))
    number = number * 32n + BigInt(Number.parseInt(digit, 32));
  expect(number.toString(16)).not.toContain('123456789abc');
  expect(number.toString(16)).not.toContain(address.toString('hex').slice(0, 8));
});

test('[NOTIF-2] mailboxes that differ in case alone are one', () => {
  expect(addressHash(keys, 'anna@post.example')).toEqual(address);
  expect(addressHash(keys, 'bram@post.example')).not.toEqual(address);
});
