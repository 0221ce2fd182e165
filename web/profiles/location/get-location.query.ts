import { getLocation } from '#contract/profiles/get-location.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const locationQuery = () => queryFor(getLocation, {});
