import { searchAuditLog } from '#contract/operators/search-audit-log.ts';
import { handler } from '#server/platform/http/handler.ts';
import { allOperators } from '../operators.sql.ts';
import { recordOperatorRead } from '../security-log/record-security-event.ts';
import { auditAreas } from './audit-log.sql.ts';
import { readEntries } from './read-entries.ts';

const pageSize = 50;

export const searchAuditLogHandler = handler(searchAuditLog, async (call, platform) => {
  const { operator } = call;
  const { after, ...filter } = call.input;
  const members = filter.member === undefined ? [] : [filter.member];
  await recordOperatorRead(platform, { operator, operation: searchAuditLog.name, members });
  const [rows, operators, areas] = await Promise.all([
    readEntries(platform.db, filter, { after, limit: pageSize + 1 }),
    allOperators(platform.db),
    auditAreas(platform.db),
  ]);
  return { results: rows.slice(0, pageSize), has_more: rows.length > pageSize, operators, areas };
});
