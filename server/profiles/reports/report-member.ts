import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { freezePhotoEvidence } from '#server/photos/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fileReport, openReportBySameReporter, reporterTraces } from '#server/safety/door.ts';
import { hideReportedMember } from './hide-reported-member.ts';
import { reportableProfile, type ShownProfile } from './reportable-profile.sql.ts';

export interface ProfileEvidence {
  /** The profile as it is shown now, with its label in the reporter's language (FIC-14). */
  readonly snapshot: object;
  readonly pictures: readonly Id[];
  /** The reported photo, if it belongs to the member. */
  readonly photo: Id | null;
}

interface Reported {
  readonly site: number;
  readonly member: Id;
  /** Null if the whole profile is reported. */
  readonly photo: Id | null;
  /** The language in which the reporter saw the profile. */
  readonly language: Locale;
  /** An operator opens the case: what nobody sees is evidence too. */
  readonly unseen?: boolean;
}

const labelOf = (
  { texts }: Pick<Platform, 'texts'>,
  profile: ShownProfile['profile'],
  language: Locale,
): string | null => (profile?.fictional === true ? texts.format(language, 'sites.fictional.singular') : null);

/**
 * Freezes a profile as evidence for a report that the caller files next. Undefined for a member who was never
 * visible. A deleted member has no profile to freeze, but can still be reported.
 */
export async function freezeProfileEvidence(
  platform: Pick<Platform, 'db' | 'storage' | 'clock' | 'keys' | 'texts'>,
  { site, member, photo, language, unseen = false }: Reported,
): Promise<ProfileEvidence | undefined> {
  const shown = await reportableProfile(platform.db, { site, member, unseen });
  if (shown === undefined) return undefined;
  const meant = shown.photos.filter(({ id }) => id === photo);
  const { profile } = shown;
  return {
    snapshot: { ...profile, label: labelOf(platform, profile, language), photos: shown.photos },
    pictures: await freezePhotoEvidence(platform, meant.length > 0 ? meant : shown.photos),
    photo: meant[0]?.id ?? null,
  };
}

export const reportMemberHandler = handler(reportMember, async (call, platform) => {
  const { member: reporter, site, input, language, origin } = call;
  const { profile: member, photo = null, reason, words = null } = input;
  if (member === reporter) call.refuse('own_profile');
  const at = platform.clock.now();
  const subject = { reporter, member, photo, conversation: null, message: null, at };
  const before = await openReportBySameReporter(platform.db, subject);
  if (before !== undefined) return before;
  const traces = reporterTraces(platform.keys, call);
  const evidence = await freezeProfileEvidence(platform, { site, member, photo, language });
  if (evidence === undefined) return call.refuse('not_found');
  return platform.transact(async (unit) => {
    const filed = await fileReport(unit, { ...subject, ...evidence, traces, site, reason, words, origin });
    const shown = evidence.photo === null ? ('profile' as const) : ('photo' as const);
    await hideReportedMember(unit, filed, { site, origin, member, subject: shown, reason, at });
    return filed;
  });
});
