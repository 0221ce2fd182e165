import { getExport } from '#contract/accounts/get-export.ts';
import { handler } from '#server/platform/http/handler.ts';
import { exportStateOf, newestExport } from './exports.sql.ts';

export const getExportHandler = handler(getExport, async ({ member }, { db, clock }) =>
  exportStateOf(await newestExport(db, member), clock.now()),
);
