import * as z from 'zod/mini';
import { locale } from '#contract/kit/locale.ts';
import { instant } from '#contract/kit/time.ts';

const line = (most: number) =>
  z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(most, 'too_long'));

/** The words of an announcement in one language: the line of a phone, and the sentence of wider screens. */
export const announcementText = z.strictObject({ language: locale, short: line(40), body: line(300) });

export type AnnouncementText = z.output<typeof announcementText>;

/** Days that an announcement may last. */
export const announcementDays = 90;

/** A short message to the members of one site or of all, in the languages of its texts (SAFE-6). */
export const announcement = z.object({
  id: z.int(),
  /** Null: every site. */
  host: z.nullable(z.string()),
  state: z.enum(['planned', 'shown', 'ended', 'withdrawn']),
  texts: z.array(z.object({ language: locale, short: z.string(), body: z.string() })),
  /** A page of the site for more. */
  link: z.nullable(z.string()),
  starts_at: instant,
  ends_at: instant,
  made_by: z.string(),
  made_at: instant,
  withdrawn_by: z.nullable(z.string()),
  withdrawn_at: z.nullable(instant),
  /** The number of members who closed it. */
  dismissals: z.int(),
});

export type Announcement = z.output<typeof announcement>;
