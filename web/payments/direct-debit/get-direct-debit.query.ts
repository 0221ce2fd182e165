import { getDirectDebit } from '#contract/payments/get-direct-debit.ts';
import type { PackageId } from '#contract/payments/package.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** Whether this member may pay this package by direct debit. */
export const getDirectDebitQuery = (id: PackageId) => queryFor(getDirectDebit, { package: id });
