import { tellCountry } from '#contract/payments/tell-country.ts';
import { handler } from '#server/platform/http/handler.ts';
import { paymentView } from '../orders/payment-view.ts';
import { storeBuyerCountry } from './store-buyer-country.ts';

export const tellCountryHandler = handler(tellCountry, async ({ member, input }, platform) =>
  paymentView(await storeBuyerCountry(platform, { member, payment: input.id, country: input.country })),
);
