import * as z from 'zod/mini';
import { locale } from '#contract/kit/locale.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { typedText } from '#contract/kit/text.ts';
import { fictionalSite, fictionalState, listedFictional } from './fictional-profile.ts';

/** The fictional profiles of all sites by name, with their conversations and the pace of their answers (SAFE-6). */
export const listFictionalProfiles = operation({
  name: 'chat/list-fictional-profiles',
  summary: 'Fictional profiles',
  method: 'POST',
  path: '/api/console/fictional-profiles.php',
  caller: 'operator',
  right: 'run-fictional',
  input: z.strictObject({
    /** A part of the name. */
    search: z.optional(typedText(30)),
    site: z.optional(z.int().check(z.minimum(1))),
    language: z.optional(locale),
    state: z.optional(fictionalState),
    page: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
  }),
  answer: z.extend(pageOf(listedFictional), { sites: z.array(fictionalSite) }),
  errors: {},
});
