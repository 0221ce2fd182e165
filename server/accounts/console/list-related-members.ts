import { listRelatedMembers } from '#contract/accounts/console/list-related-members.ts';
import type { Id } from '#contract/kit/id.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { traceId } from '../limits/common-traces.sql.ts';
import { countedAtMost, namesOf, sharedWithOthers } from './related-members.sql.ts';

/** Above this number a shared thing says nothing about one member, so that no ids are listed. */
const listedAtMost = 10;

export const listRelatedMembersHandler = handler(listRelatedMembers, async (call, platform) => {
  const { member } = call.input;
  const shared = await sharedWithOthers(platform.db, member);
  const listed = shared.map((one) => (one.members.length > listedAtMost ? [] : one.members));
  const ids = [...new Set(listed.flat())];
  const names = await namesOf(platform.db, ids);
  await recordOperatorRead(platform, {
    operator: call.operator,
    operation: listRelatedMembers.name,
    members: [member, ...ids],
  });
  const traces: (Id | null)[] = [];
  for (const { trace, hash } of shared)
    traces.push(
      trace === null || hash === null ? null : await traceId(platform.db, trace, hash, platform.clock.now()),
    );
  return {
    results: shared.map(({ kind, members }, place) => ({
      kind,
      trace: traces[place] ?? null,
      number: Math.min(members.length, countedAtMost),
      more: members.length > countedAtMost,
      members: (listed[place] ?? []).map((id) => ({ member: id, name: names.get(id) ?? null })),
    })),
  };
});
