import * as z from 'zod/mini';
import { locale } from '#contract/kit/locale.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { country } from '#contract/sites/country.ts';
import { nicheNumber } from '#contract/sites/niche.ts';
import { houseSite } from './site.ts';
import { siteHost } from './site-host.ts';

/**
 * Adds a site, closed to sign-ups without an invite. A domain in use is refused at its field (`host_taken`).
 */
export const addSite = operation({
  name: 'content/add-site',
  summary: 'Add a site',
  method: 'POST',
  path: '/api/console/sites.php',
  caller: 'operator',
  right: 'house',
  input: z.strictObject({
    host: siteHost,
    niche: nicheNumber,
    language: locale,
    default_country: country,
    company: z.int('required').check(z.minimum(1)),
    mail_name: typedText(60),
  }),
  answer: houseSite,
  errors: {},
});
