import { countryCookie } from '#contract/sites/country.ts';
import { getSettings } from '#contract/sites/get-settings.ts';
import { niches } from '#contract/sites/niche.ts';
import { handler } from '#server/platform/http/handler.ts';
import { minimumMessageCosts } from './credit-prices.ts';
import { fictionalAnswersOf } from './fictional-answers.ts';
import { paymentCountryOf } from './payment-country.ts';
import { siteById } from './sites.ts';

/** Path prefix of images, see server/photos. */
const mediaPrefix = '/media/';

const chosenCountry = (value: string | undefined, countries: readonly string[]) =>
  value !== undefined && countries.includes(value) ? value : null;

export const getSettingsHandler = handler(getSettings, async (call, { clock, config, texts, vapid }) => {
  const site = siteById(call.site);
  const { settings } = site;
  const text = (key: string) => texts.format(call.language, `sites.${key}`);
  const niche = `niche.${niches[site.niche - 1] ?? 'general'}`;
  return {
    settings: {
      ...settings,
      name: text(`${niche}.name`),
      domain: site.host,
      closed: site.closedAt !== null,
      cdn_prefix: mediaPrefix,
      niche: site.niche,
      geoip_country: call.country,
      geoip_selected_country: chosenCountry(call.cookies[countryCookie], settings.countries),
      push_public_key: vapid.publicKey,
      fictional_warning: text('fictional.warning'),
      fictional_singular: text('fictional.singular'),
      fictional_plural: text('fictional.plural'),
      fictional_answers: fictionalAnswersOf(config, settings),
      minimum_message_costs: minimumMessageCosts(
        [...settings.countries, paymentCountryOf(call)],
        settings.message_credits,
        clock.now(),
      ),
      index_title: text(`${niche}.title`),
      description: text(`${niche}.description`),
      company_id: site.companyId,
    },
  };
});
