import type { OwnAddress } from '#contract/accounts/get-address.ts';
import { getAddress } from '#contract/accounts/get-address.ts';
import type { Id } from '#contract/kit/id.ts';
import { addressOf } from '#server/notifications/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { pendingMailChange } from '../credentials/mailed-tokens.sql.ts';

/** The member's own address, and the pending new one. */
export async function ownAddressOf(db: Handle, member: Id, now: Date): Promise<OwnAddress> {
  const [{ email, verified }, waiting] = await Promise.all([
    addressOf(db, member),
    pendingMailChange(db, member, now),
  ]);
  const pending =
    waiting === undefined || waiting.email === null
      ? null
      : { email: waiting.email, expires_at: waiting.expires_at.toISOString() };
  return { email, verified, pending };
}

export const getAddressHandler = handler(getAddress, (call, platform) =>
  ownAddressOf(platform.db, call.member, platform.clock.now()),
);
