import { getPackages } from '#contract/payments/get-packages.ts';
import type { PackageId } from '#contract/payments/package.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** With what can be paid for the cheapest package. */
export const getPackagesQuery = () => queryFor(getPackages, {});

/** With what can be paid for this one. */
export const getPackageQuery = (id: PackageId) => queryFor(getPackages, { package: id });
