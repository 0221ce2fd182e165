import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { announcementText } from './announcement.ts';

/**
 * Announces something to members in the app. Members whose language has no text do not see it: there is no
 * other language instead. The link is a page of the site, so that nobody is led elsewhere (SAFE-6).
 */
export const makeAnnouncement = operation({
  name: 'content/make-announcement',
  summary: 'Announce something to members',
  method: 'POST',
  path: '/api/console/announcements.php',
  caller: 'operator',
  right: 'house',
  stepUp: true,
  input: z.strictObject({
    site: z.nullable(z.int().check(z.minimum(1), z.maximum(32_767))),
    texts: z.array(announcementText).check(
      z.minLength(1, 'required'),
      z.refine((texts) => new Set(texts.map(({ language }) => language)).size === texts.length, 'doubled'),
    ),
    link: z.nullable(z.string().check(z.regex(/^\/[a-z0-9/-]{0,100}$/, 'invalid_page'))),
    starts_at: z.nullable(instant),
    ends_at: instant,
  }),
  answer: z.object({ id: z.int() }),
  errors: {},
});
