import { getPackages } from '#contract/payments/get-packages.ts';
import type { PackageId } from '#contract/payments/package.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** All packages, with the payment methods for the cheapest package. */
export const getPackagesQuery = () => queryFor(getPackages, {});

/** All packages, with the payment methods for this package. */
export const getPackageQuery = (id: PackageId) => queryFor(getPackages, { package: id });
