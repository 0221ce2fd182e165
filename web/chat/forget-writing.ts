import { draftsKey } from './state/drafts.ts';
import { outboxKey } from './state/outbox.ts';

/** Takes everything a member wrote and did not send off this device: whoever logs out leaves nothing to read. */
export function forgetWriting(member: number): void {
  for (const key of [draftsKey(member), outboxKey(member)]) localStorage.removeItem(key);
}
