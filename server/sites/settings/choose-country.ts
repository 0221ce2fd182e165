import { yearSeconds } from '#contract/kit/durations.ts';
import { chooseCountry } from '#contract/sites/choose-country.ts';
import { countryCookie } from '#contract/sites/country.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from './sites.ts';

export const chooseCountryHandler = handler(chooseCountry, async (call) => {
  const { country } = call.input;
  if (!siteById(call.site).settings.countries.includes(country))
    return call.refuse('invalid_input', {}, [{ field: 'country', code: 'invalid_country', params: {} }]);
  call.setCookie(countryCookie, country, { maxAgeSeconds: yearSeconds });
  return { country };
});
