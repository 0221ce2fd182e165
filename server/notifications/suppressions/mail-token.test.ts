import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeKeys } from '#server/platform/keys/make-keys.ts';
import { addressHash } from '../addresses/address-hash.ts';
import { mailTokenPattern, readMailToken, writeMailToken } from './mail-token.ts';

const keys = makeKeys(randomBytes(32));
const address = addressHash(keys, ' Anna@Post.Example ');

test.each([1, 4_503_599_627_370_495, Number.MAX_SAFE_INTEGER])(
  'reads back a token of member %d [NOTIF-2c]',
  (member) => {
    const token = writeMailToken(keys, 'report', { member, address });
    expect(token).toMatch(new RegExp(`^${mailTokenPattern}$`));
    expect(readMailToken(keys, 'report', token)).toEqual({ member, address });
  },
);

test('fits a return path with a token into the 64 characters of a local part [NOTIF-2c]', () => {
  const token = writeMailToken(keys, 'report', { member: Number.MAX_SAFE_INTEGER, address });
  expect(`bounce+${token}`.length).toBeLessThanOrEqual(64);
});

test('rejects a token that is altered, of another key or for another use [NOTIF-2c, EML-6c]', () => {
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

test('hides the member id and the address hash in a token [NOTIF-2c, GDPR-1b]', () => {
  const member = 0x00_12_34_56_78_9a_bc;
  let number = 0n;
  for (const digit of writeMailToken(keys, 'report', { member, address }))
    number = number * 32n + BigInt(Number.parseInt(digit, 32));
  expect(number.toString(16)).not.toContain('123456789abc');
  expect(number.toString(16)).not.toContain(address.toString('hex').slice(0, 8));
});

test('treats addresses that differ only in case as one mailbox [NOTIF-2c]', () => {
  expect(addressHash(keys, 'anna@post.example')).toEqual(address);
  expect(addressHash(keys, 'bram@post.example')).not.toEqual(address);
});
