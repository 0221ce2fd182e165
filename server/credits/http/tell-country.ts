import { tellCountry } from '#contract/credits/tell-country.ts';
import { handler } from '#server/platform/http/handler.ts';
import { noteCountry } from '../actions/note-country.ts';
import { paymentView } from '../rules/payment-view.ts';

export const tellCountryHandler = handler(tellCountry, async ({ member, input }, platform) =>
  paymentView(await noteCountry(platform, { member, payment: input.id, country: input.country })),
);
