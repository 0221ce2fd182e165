import { randomBytes, randomInt } from 'node:crypto';

/** AUTH-13. */
export const codeMinutes = 10;
export const codeTries = 5;
/** The number of seconds before another code can be requested. */
export const resendSeconds = 30;

const digits = 6;

export const newCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/**
 * Letters and digits that are not easily confused. The reference says nothing about the person, because it
 * appears on the bank statement (PAY-32).
 */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Reference of a mandate, such as VK-7H2K-9QWM-3RTP-XA4D (SEPA-3). */
export function newMandateReference(): string {
  const signs = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return ['VK', ...(signs.match(/.{4}/g) ?? [])].join('-');
}
