import { requestExport } from '#contract/accounts/request-export.ts';
import { handler } from '#server/platform/http/handler.ts';
import { orderExport } from '../actions/order-export.ts';
import { provePassword } from '../actions/prove-password.ts';
import { exportStateOf } from '../rules/export-state-of.ts';
import { newestExport } from '../store/exports.ts';

export const requestExportHandler = handler(requestExport, async (call, platform) => {
  const { member, origin, language, input } = call;
  await provePassword(platform, member, input.password);
  const now = platform.clock.now();
  await platform.transact((unit) => orderExport(unit, { member, origin, language, now }));
  return exportStateOf(await newestExport(platform.db, member), now);
});
