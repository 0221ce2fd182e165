import { exportAuditLog, mostExported } from '#contract/operators/export-audit-log.ts';
import { handler } from '#server/platform/http/handler.ts';
import { recordAction } from '../record-action.ts';
import { csvOf } from './csv.ts';
import { readEntries } from './read-entries.ts';

const head = ['id', 'at', 'operator', 'action', 'look', 'member', 'subject', 'details'];

export const exportAuditLogHandler = handler(exportAuditLog, async (call, platform) => {
  const rows = await readEntries(platform.db, call.input, { limit: mostExported + 1 });
  const shown = rows.slice(0, mostExported);
  const { operator, input } = call;
  await recordAction(platform, {
    ...{
      operator,
      action: exportAuditLog.name,
      details: { entries: shown.length },
      at: platform.clock.now(),
    },
    ...(input.subject !== undefined && { subject: input.subject }),
  });
  const cells = shown.map(({ id, at, operator: actor, action, look, member, subject, details }) => [
    ...[id, at, actor ?? '', action, look, member, subject],
    Object.entries(details)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  ]);
  return { csv: csvOf([head, ...cells]), entries: shown.length, cut: rows.length > mostExported };
});
