import { getExport } from '#contract/accounts/get-export.ts';
import { handler } from '#server/platform/http/handler.ts';
import { exportStateOf } from '../rules/export-state-of.ts';
import { newestExport } from '../store/exports.ts';

export const getExportHandler = handler(getExport, async ({ member }, { db, clock }) =>
  exportStateOf(await newestExport(db, member), clock.now()),
);
