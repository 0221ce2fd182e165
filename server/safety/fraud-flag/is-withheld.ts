import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { withheldSince } from './withheld.sql.ts';

/**
 * Returns whether operators flagged a member as fraud, which makes their messages and likes reach nobody
 * (FIC-9).
 */
export async function isWithheld(db: Handle, member: Id): Promise<boolean> {
  return (await withheldSince(db, member)) !== undefined;
}
