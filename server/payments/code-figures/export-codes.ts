import { exportCodes } from '#contract/payments/console/export-codes.ts';
import { recordAction, recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { codesCsv, mostExported } from './code-csv.ts';
import { codeViews } from './code-views.ts';
import { searchCodes } from './found-codes.sql.ts';

/** The audit log stores the number of codes, not the words of the search. */
export const exportCodesHandler = handler(exportCodes, async ({ operator, input }, platform) => {
  const { db, clock } = platform;
  const now = clock.now();
  const found = await searchCodes(db, { ...input, offset: 0, limit: mostExported + 1 }, now);
  const codes = await codeViews(db, found.slice(0, mostExported), now);
  const members = codes.flatMap(({ member }) => member ?? []);
  await recordOperatorRead(platform, { operator, operation: exportCodes.name, members });
  const details = { codes: codes.length, ...(input.state !== undefined && { state: input.state }) };
  await recordAction(platform, { operator, action: exportCodes.name, details, at: now });
  return { csv: codesCsv(codes), lines: codes.length, cut: found.length > mostExported };
});
