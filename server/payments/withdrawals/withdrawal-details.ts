import * as z from 'zod/mini';
import type { Keys } from '#server/platform/keys/keys.ts';

const declaration = z.object({ name: z.string(), email: z.string() });

/** The personal details given with a withdrawal. */
export type WithdrawalDetails = z.output<typeof declaration>;

const purpose = 'credits/withdrawal';

/** The sealed form for the database, unreadable without the key. */
export const sealWithdrawalDetails = (keys: Keys, declared: WithdrawalDetails): Buffer =>
  keys.seal(purpose, JSON.stringify(declared));

export const openWithdrawalDetails = (keys: Keys, sealed: Buffer): WithdrawalDetails =>
  z.parse(declaration, JSON.parse(keys.open(purpose, sealed)));
