import { listMemberActs } from '#contract/operators/members/list-member-acts.ts';
import { handler } from '#server/platform/http/handler.ts';
import { actsOn } from '../audit-entries.sql.ts';
import { recordOperatorRead } from '../security-log/record-security-event.ts';

const pageSize = 30;

export const listMemberActsHandler = handler(listMemberActs, async (call, platform) => {
  const { member, page } = call.input;
  await recordOperatorRead(platform, {
    operator: call.operator,
    operation: listMemberActs.name,
    members: [member],
  });
  const rows = await actsOn(platform.db, member, { offset: (page - 1) * pageSize, limit: pageSize + 1 });
  return {
    results: rows
      .slice(0, pageSize)
      .map(({ at, email, action }) => ({ at: at.toISOString(), operator: email, action })),
    page,
    has_more: rows.length > pageSize,
  };
});
