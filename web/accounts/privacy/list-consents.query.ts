import { listConsents } from '#contract/accounts/list-consents.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const consentsQuery = () => queryFor(listConsents, {});
