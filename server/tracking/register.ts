// Generated from the files of this domain: npm run generate.

import type { Registry } from '#server/platform/http/registry.ts';
import { chooseSourceHandler } from './choose-source.ts';
import { countVisitHandler } from './count-visit.ts';
import { getSourceChoiceHandler } from './get-source-choice.ts';
import { pageHiddenHandler } from './page-hidden.ts';
import { purgeCountsHandler } from './purge-counts.job.ts';

/** Hands operations, socket inputs, jobs, routes and start-up work of this domain to the platform. */
export function register(registry: Registry): void {
  registry.operation(chooseSourceHandler);
  registry.operation(countVisitHandler);
  registry.operation(getSourceChoiceHandler);
  registry.operation(pageHiddenHandler);
  registry.job(purgeCountsHandler);
}
