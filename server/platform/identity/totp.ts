import { generateSecret, generateSync, generateURI, verifySync } from 'otplib/functional';
import type { Id } from '#contract/kit/id.ts';
import type { KeyPurpose, Keys } from '../keys/keys.ts';

const stepSeconds = 30;

/**
 * A new secret for an authenticator app: 160 random bits, six digits, 30 seconds, SHA-1. All apps support
 * these values.
 */
export const newTotpSecret = (): string => generateSecret();

/** The URI in the QR code. The app shows `issuer` and `account`. */
export const totpUri = (issuer: string, account: string, secret: string): string =>
  generateURI({ issuer, label: account, secret });

/** The code that an app with this secret shows at that time. */
export const totpCodeAt = (secret: string, moment: Date): string =>
  generateSync({ secret, epoch: Math.floor(moment.getTime() / 1000) });

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);

/**
 * The 30-second step of a code, with one step of tolerance before and after now. Null if the code belongs to
 * none of them.
 */
export function totpStepOfCode(secret: string, code: string, now: Date): number | null {
  if (!isTotpCode(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const checked = verifySync({ secret, token: code, epoch, epochTolerance: stepSeconds });
  return checked.valid && 'timeStep' in checked ? checked.timeStep : null;
}

export type TotpPurpose = Extract<KeyPurpose, `${string}/totp-secret`>;

/**
 * Seals a secret for storage. The sealed value names its owner, so that it is invalid in another owner's row.
 */
export const sealTotpSecret = (keys: Keys, purpose: TotpPurpose, owner: Id, secret: string): Buffer =>
  keys.seal(purpose, `${owner} ${secret}`);

/** Opens the stored secret of an owner. Throws if it belongs to another owner. */
export function openTotpSecret(keys: Keys, purpose: TotpPurpose, owner: Id, sealed: Buffer): string {
  const [named, secret] = keys.open(purpose, sealed).split(' ');
  if (named !== String(owner) || secret === undefined)
    throw new Error('the sealed secret belongs to another owner');
  return secret;
}
