import { generateSecret, generateSync, generateURI, verifySync } from 'otplib/functional';

const stepSeconds = 30;

/** What an authenticator app is told: 160 random bits, six digits, 30 seconds, SHA-1, which is all that apps agree on. */
export const newTotpSecret = (): string => generateSecret();

/** The address a QR code carries. `issuer` and `account` are what the app shows. */
export const totpUri = (issuer: string, account: string, secret: string): string =>
  generateURI({ issuer, label: account, secret });

/** What an app with this secret shows at that moment. */
export const codeAt = (secret: string, moment: Date): string =>
  generateSync({ secret, epoch: Math.floor(moment.getTime() / 1000) });

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);

/** The 30-second step a code is of, the one before and after now included; null: it is none of them. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!isTotpCode(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const checked = verifySync({ secret, token: code, epoch, epochTolerance: stepSeconds });
  return checked.valid && 'timeStep' in checked ? checked.timeStep : null;
}
