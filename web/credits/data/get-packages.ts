import { getPackages } from '#contract/credits/get-packages.ts';
import type { PackageId } from '#contract/credits/package.ts';
import { queryFor } from '#web/platform/query-for.ts';

/** With what can be paid for the cheapest package. */
export const getPackagesQuery = () => queryFor(getPackages, {});

/** With what can be paid for this one. */
export const getPackageQuery = (id: PackageId) => queryFor(getPackages, { package: id });
