/** What an operation with the master key is for: a value made for one purpose is worth nothing for another. */
export type KeyPurpose =
  | 'accounts/address-hash'
  | 'accounts/age-refusal'
  | 'accounts/passkey-user'
  | 'accounts/recovery-code'
  | 'accounts/totp-secret'
  | 'accounts/undo-proof'
  | 'chat/image-address'
  | 'chat/opener'
  | 'credits/withdrawal'
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
  | 'photos/address'
  | 'photos/quarantine'
  | 'safety/complaint'
  | 'safety/complaint-address'
  | 'operators/limited'
  | 'operators/recovery-code'
  | 'operators/totp-secret'
  | 'platform/limited-address'
  | 'platform/live-channel';

/** Keyed hashes and sealed values. The master key is SECRET_KEY, or made at the first start (decision 0013). */
export interface Keys {
  /** A keyed hash (HMAC-SHA-256, 32 bytes): without the key nobody can tell what it is of. */
  mac(purpose: KeyPurpose, text: string): Buffer;
  /** Whether the hash is the one of the text; takes the same time for a right and a wrong one. */
  isMac(purpose: KeyPurpose, text: string, hash: Buffer): boolean;
  /** Encrypts and signs (AES-256-GCM); the same text gives another result each time. */
  seal(purpose: KeyPurpose, text: string | Uint8Array): Buffer;
  /** The sealed text; throws where it was changed or sealed for another purpose. */
  open(purpose: KeyPurpose, sealed: Buffer): string;
  /** The same for what is no text. */
  openBytes(purpose: KeyPurpose, sealed: Buffer): Buffer;
}
