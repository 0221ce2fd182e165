import { AsyncLocalStorage } from 'node:async_hooks';
import type { Id } from '#contract/kit/id.ts';

interface OperatorCall {
  recorded: boolean;
  readonly members: Set<Id>;
}

const running = new AsyncLocalStorage<OperatorCall>();

/** The handler wrote an entry with more detail, so the platform writes none for this call. */
export function noteRecorded(): void {
  const call = running.getStore();
  if (call !== undefined) call.recorded = true;
}

/** The handler showed data of these members. */
export function noteMembersSeen(members: readonly Id[]): void {
  const call = running.getStore();
  for (const member of members) call?.members.add(member);
}

/** Runs a handler, and then `record` unless the handler recorded the call itself. A refused call is not a look. */
export async function withRecordedLook<Answer>(
  work: () => Promise<Answer>,
  record: (members: ReadonlySet<Id>) => Promise<void>,
): Promise<Answer> {
  const call: OperatorCall = { recorded: false, members: new Set() };
  const answer = await running.run(call, work);
  if (!call.recorded) await record(call.members);
  return answer;
}
