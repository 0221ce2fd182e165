import * as z from 'zod/mini';
import { searchSecurityEvents } from '#contract/operators/search-security-events.ts';
import { securityEventKind } from '#contract/operators/security-event.ts';
import { handler } from '#server/platform/http/handler.ts';
import { allOperators } from '../operators.sql.ts';
import { recordOperatorRead } from './record-security-event.ts';
import { searchLog } from './security-events.sql.ts';

const pageSize = 50;

const shownDigits = 8;

export const searchSecurityEventsHandler = handler(searchSecurityEvents, async (call, platform) => {
  const { member, operator, page } = call.input;
  if (member !== undefined)
    await recordOperatorRead(platform, {
      operator: call.operator,
      operation: searchSecurityEvents.name,
      members: [member],
    });
  const [rows, operators] = await Promise.all([
    searchLog(platform.db, { member, operator, offset: (page - 1) * pageSize, limit: pageSize + 1 }),
    allOperators(platform.db),
  ]);
  return {
    results: rows.slice(0, pageSize).map((row) => ({
      at: row.at.toISOString(),
      kind: row.kind === 'operator_act' ? ('operator_act' as const) : z.parse(securityEventKind, row.kind),
      member: row.member_id,
      operator: row.email,
      operation: row.operation,
      network: row.network_hash?.toString('hex').slice(0, shownDigits) ?? null,
      browser: row.browser,
      system: row.system,
    })),
    page,
    has_more: rows.length > pageSize,
    operators,
  };
});
