import type { Registry } from '#server/platform/http/registry.ts';
import { chooseSourceHandler } from './http/choose-source.ts';
import { countVisitHandler } from './http/count-visit.ts';
import { getSourceChoiceHandler } from './http/get-source-choice.ts';
import { pageHiddenHandler } from './http/page-hidden.ts';
import { purgeCountsHandler } from './jobs/purge-counts.handler.ts';

export function register(registry: Registry): void {
  registry.operation(pageHiddenHandler);
  registry.operation(getSourceChoiceHandler);
  registry.operation(chooseSourceHandler);
  registry.operation(countVisitHandler);
  registry.job(purgeCountsHandler);
}
