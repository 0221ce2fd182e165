import { timingSafeEqual } from 'node:crypto';
import type { Id } from '#contract/kit/id.ts';
import { type MailSubject, mailSubject } from '#contract/notifications/change-subscription.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { addressHashBytes } from '../addresses/address-hash.ts';

/** The use of a token: to report on a mail, to unsubscribe from all optional mails, or from one subject. */
export type MailTokenUse = 'report' | 'unsubscribe' | `unsubscribe ${MailSubject}`;

/** The recipient of a mail. */
export interface MailToken {
  readonly member: Id;
  /** Hash of the address (`address-hash.ts`). The member may have another address by now. */
  readonly address: Buffer;
}

const idBytes = 7;
const checkBytes = 10;
const bodyBytes = idBytes + addressHashBytes;
/** Number of base-32 digits of a token. */
const length = Math.ceil(((checkBytes + bodyBytes) * 8) / 5);

/** Only lower-case letters and digits, because mail servers may change the case of an address. */
export const mailTokenPattern = `[0-9a-v]{${length}}`;

const whole = new RegExp(`^${mailTokenPattern}$`);

const checkOf = (keys: Keys, use: MailTokenUse, body: Buffer): Buffer =>
  keys.mac('notifications/mail-token', `${use} ${body.toString('hex')}`).subarray(0, checkBytes);

/**
 * Masks the member id from every server that handles the mail, because the id is the address of a profile
 * page (GDPR-1).
 */
const covered = (keys: Keys, check: Buffer, body: Buffer): Buffer => {
  const cover = keys.mac('notifications/mail-token-cover', check.toString('hex'));
  return Buffer.from(body.map((byte, at) => byte ^ (cover[at] ?? 0)));
};

/**
 * Creates a token that proves the recipient of one of our mails. Only we can create or read it. The 64
 * characters before the @ of a return path leave no room for a nonce, so a mailbox always has the same token.
 */
export function writeMailToken(keys: Keys, use: MailTokenUse, { member, address }: MailToken): string {
  const id = Buffer.alloc(8);
  id.writeBigUInt64BE(BigInt(member));
  const body = Buffer.concat([id.subarray(8 - idBytes), address]);
  const check = checkOf(keys, use, body);
  const bytes = Buffer.concat([check, covered(keys, check, body)]);
  return BigInt(`0x${bytes.toString('hex')}`)
    .toString(32)
    .padStart(length, '0');
}

const bytesOf = (text: string): Buffer | null => {
  let number = 0n;
  for (const digit of text) number = number * 32n + BigInt(Number.parseInt(digit, 32));
  const hex = number.toString(16).padStart((checkBytes + bodyBytes) * 2, '0');
  return hex.length === (checkBytes + bodyBytes) * 2 ? Buffer.from(hex, 'hex') : null;
};

/** Reads a token. Null if it is not ours or for another use. */
export function readMailToken(keys: Keys, use: MailTokenUse, text: string): MailToken | null {
  const bytes = whole.test(text) ? bytesOf(text) : null;
  if (bytes === null) return null;
  const check = bytes.subarray(0, checkBytes);
  const body = covered(keys, check, bytes.subarray(checkBytes));
  if (!timingSafeEqual(check, checkOf(keys, use, body))) return null;
  const id = Buffer.concat([Buffer.alloc(8 - idBytes), body.subarray(0, idBytes)]);
  return { member: Number(id.readBigUInt64BE()), address: body.subarray(idBytes) };
}

export const unsubscribeUse = (about: MailSubject | null): MailTokenUse =>
  about === null ? 'unsubscribe' : `unsubscribe ${about}`;

export interface UnsubscribeToken extends MailToken {
  /** The mails that the token ends. Null: all optional mails. */
  readonly about: MailSubject | null;
}

/** Reads an unsubscribe token. Null if it is not ours or for another use. */
export function readUnsubscribeToken(keys: Keys, text: string): UnsubscribeToken | null {
  for (const about of [null, ...mailSubject.options]) {
    const token = readMailToken(keys, unsubscribeUse(about), text);
    if (token !== null) return { ...token, about };
  }
  return null;
}
