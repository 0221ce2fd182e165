import { requestExport } from '#contract/accounts/request-export.ts';
import { handler } from '#server/platform/http/handler.ts';
import { provePassword } from '../credentials/prove-password.ts';
import { exportStateOf } from './export-state.ts';
import { newestExport } from './exports.sql.ts';
import { requestAccountExport } from './order-export.ts';

export const requestExportHandler = handler(requestExport, async (call, platform) => {
  const { member, origin, language, input } = call;
  await provePassword(platform, member, input.password);
  const now = platform.clock.now();
  await platform.transact((unit) => requestAccountExport(unit, { member, origin, language, now }));
  return exportStateOf(await newestExport(platform.db, member), now);
});
