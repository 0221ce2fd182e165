// Generated from the files of this domain: npm run generate.

import type { Registry } from '#server/platform/http/registry.ts';
import { getWalletHandler } from './get-wallet.ts';
import { listMovementsHandler } from './list-movements.ts';

/** Hands operations, socket inputs, jobs, routes and start-up work of this domain to the platform. */
export function register(registry: Registry): void {
  registry.operation(getWalletHandler);
  registry.operation(listMovementsHandler);
}
