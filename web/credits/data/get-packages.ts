import { getPackages } from '#contract/credits/get-packages.ts';
import { queryFor } from '#web/platform/query-for.ts';

export const getPackagesQuery = () => queryFor(getPackages, {});
