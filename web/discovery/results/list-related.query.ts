import { listRelated } from '#contract/discovery/list-related.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const relatedQuery = (profile: number) => queryFor(listRelated, { profile });
