import { getDirectDebit } from '#contract/credits/get-direct-debit.ts';
import type { PackageId } from '#contract/credits/package.ts';
import { queryFor } from '#web/platform/query-for.ts';

/** Whether this member may pay this package by direct debit. */
export const getDirectDebitQuery = (id: PackageId) => queryFor(getDirectDebit, { package: id });
