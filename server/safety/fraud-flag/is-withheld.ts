import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { withheldSince } from './withheld.sql.ts';

/** Whether operators flagged a member as fraud: what they write and like then goes to nobody (FIC-9). */
export async function isWithheld(db: Handle, member: Id): Promise<boolean> {
  return (await withheldSince(db, member)) !== undefined;
}
