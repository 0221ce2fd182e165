import type { Registry } from '#server/platform/http/registry.ts';
import { finishOperatorLogInHandler } from './http/finish-operator-log-in.ts';
import { finishSetUpHandler } from './http/finish-set-up.ts';
import { getOperatorHandler } from './http/get-operator.ts';
import { logInOperatorHandler } from './http/log-in-operator.ts';
import { logOutOperatorHandler } from './http/log-out-operator.ts';
import { showDemoCode } from './http/show-demo-code.ts';
import { startSetUpHandler } from './http/start-set-up.ts';
import { purgeExpiredHandler } from './jobs/purge-expired.handler.ts';

export function register(registry: Registry): void {
  registry.operation(logInOperatorHandler);
  registry.operation(finishOperatorLogInHandler);
  registry.operation(logOutOperatorHandler);
  registry.operation(getOperatorHandler);
  registry.operation(startSetUpHandler);
  registry.operation(finishSetUpHandler);
  registry.job(purgeExpiredHandler);
  registry.route(showDemoCode);
}
