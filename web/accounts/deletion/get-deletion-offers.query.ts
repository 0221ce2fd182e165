import { getDeletionOffers } from '#contract/accounts/get-deletion-offers.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const deletionOffersQuery = () => queryFor(getDeletionOffers, {});
