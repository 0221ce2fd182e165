import * as z from 'zod/mini';
import type { Keys } from '#server/platform/keys/keys.ts';

const account = z.object({ holder: z.string(), iban: z.string() });

/** The bank account to which an operator pays a refund that the provider refused. */
export type RefundAccount = z.output<typeof account>;

const purpose = 'payments/refund-account';

/** Encrypts the account for its row. */
export const sealRefundAccount = (keys: Keys, { holder, iban }: RefundAccount): Buffer =>
  keys.seal(purpose, JSON.stringify({ holder, iban }));

export const openRefundAccount = (keys: Keys, sealed: Buffer): RefundAccount =>
  z.parse(account, JSON.parse(keys.open(purpose, sealed)));
