import { getDeletionOffers } from '#contract/accounts/get-deletion-offers.ts';
import { unspentPurchases, walletOf } from '#server/ledger/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { offeredStayDiscount } from './take-stay-discount.ts';

export const getDeletionOffersHandler = handler(getDeletionOffers, async ({ member, site }, { db }) => {
  const [{ credits }, unspent, discount] = await Promise.all([
    walletOf(db, member),
    unspentPurchases(db, member),
    offeredStayDiscount(db, site, member),
  ]);
  return { credits, refundable: { credits: unspent.credits, paid: [...unspent.paid] }, discount };
});
