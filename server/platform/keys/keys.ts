import type { Readable } from 'node:stream';

/**
 * Purpose of an operation with the master key. A value made for one purpose is invalid for every other
 * purpose.
 */
export type KeyPurpose =
  | 'accounts/address-hash'
  | 'accounts/age-refusal'
  | 'accounts/evidence-export'
  | 'accounts/export'
  | 'accounts/passkey-user'
  | 'accounts/recovery-code'
  | 'accounts/totp-secret'
  | 'accounts/undo-proof'
  | 'chat/image-address'
  | 'chat/opener'
  | 'credits/withdrawal'
  | 'credits/withdrawal-address'
  | 'credits/withdrawal-network'
  | 'credits/debit-code'
  | 'credits/iban'
  | 'credits/limited'
  | 'credits/mandate'
  | 'notifications/mail-hook'
  | 'notifications/mail-report'
  | 'notifications/mail-token'
  | 'notifications/mail-token-cover'
  | 'notifications/message-id'
  | 'notifications/push-topic'
  | 'notifications/suppression'
  | 'payments/refund-account'
  | 'photos/address'
  | 'photos/quarantine'
  | 'profiles/visitor-network'
  | 'profiles/visitor-view'
  | 'safety/answer-appeal'
  | 'safety/notifier-appeal'
  | 'safety/complaint'
  | 'safety/reporter-device'
  | 'safety/reporter-network'
  | 'safety/complaint-address'
  | 'safety/evidence'
  | 'safety/flagger-key'
  | 'operators/address'
  | 'operators/limited'
  | 'operators/network'
  | 'operators/recovery-code'
  | 'operators/totp-secret'
  | 'payments/debit-device'
  | 'platform/device-owner'
  | 'platform/known-device'
  | 'platform/limited-address'
  | 'platform/proof'
  | 'platform/live-channel';

/**
 * Keyed hashes and sealed values. The master key is SECRET_KEY, or is created at the first start (decision
 * 0013).
 */
export interface Keys {
  /**
   * Returns a keyed hash (HMAC-SHA-256, 32 bytes). Without the key the text cannot be guessed from the hash.
   */
  mac(purpose: KeyPurpose, text: string): Buffer;
  /** Whether the hash belongs to the text. The comparison takes constant time. */
  isMac(purpose: KeyPurpose, text: string, hash: Buffer): boolean;
  /** Encrypts and authenticates (AES-256-GCM). The same text gives a different result each time. */
  seal(purpose: KeyPurpose, text: string | Uint8Array): Buffer;
  /** Returns the sealed text. Throws if the value was changed or sealed for another purpose. */
  open(purpose: KeyPurpose, sealed: Buffer): string;
  /** Like `open`, for binary data. */
  openBytes(purpose: KeyPurpose, sealed: Buffer): Buffer;
  /** Like `seal`, for data that is too large for memory. */
  sealStream(purpose: KeyPurpose, source: Readable): Readable;
  /** Opens a sealed stream. The stream breaks if a part was changed, moved or cut off. */
  openStream(purpose: KeyPurpose, sealed: Readable): Readable;
}
