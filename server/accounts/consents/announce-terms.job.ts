import * as z from 'zod/mini';
import { type Id, id } from '#contract/kit/id.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { readVersion } from '#server/sites/door.ts';
import { mailTermsJob } from './mail-terms.job.ts';
import { nextReaders, termsAfterSignUp } from './terms-answers.sql.ts';

/** Members whose mails one run enqueues. */
const batch = 500;

const payload = z.object({ version: z.int(), after: z.int() });

/**
 * Enqueues the mails about new terms, one batch at a time. Each run enqueues the next one in its transaction.
 * A crash therefore neither leaves out a member nor begins again (CON-13).
 */
export const announceTermsJob = job('accounts/announce-terms', payload, { triedForHours: 48 });

/** Announces new terms to all members of their sites, in the transaction that publishes them. */
export const announceTerms = (unit: Unit, version: number): Promise<void> =>
  unit.enqueue(announceTermsJob, { version, after: 0 });

/**
 * Announces new terms to a member who confirmed an address just now, if the sign-up accepted earlier ones. The batches
 * leave out members who joined after the announcement, and these mails reach confirmed addresses alone (CON-13).
 */
export async function announceToConfirmed(unit: Unit, member: Id): Promise<void> {
  const version = await termsAfterSignUp(unit.db, member);
  if (version !== undefined)
    await unit.enqueue(mailTermsJob, { member, version }, { singletonKey: `${member} ${version}` });
}

/** Enqueues the mails of one batch. A version that was withdrawn is not announced any further. */
export async function announceToBatch(
  { transact }: Pick<Platform, 'transact'>,
  { version, after }: z.output<typeof payload>,
  most: number,
): Promise<void> {
  await transact(async (unit) => {
    const terms = await readVersion(unit.db, version);
    const published = terms?.published_at ?? null;
    if (terms === undefined || published === null || terms.withdrawn_at !== null) return;
    const batchOf = { site: terms.site_id, joinedBefore: published, after, most };
    const members = await nextReaders(unit.db, batchOf);
    for (const member of members)
      await unit.enqueue(mailTermsJob, { member, version }, { singletonKey: `${member} ${version}` });
    const last = members.at(-1);
    if (last !== undefined && members.length === most)
      await unit.enqueue(announceTermsJob, { version, after: z.parse(id, last) });
  });
}

export const announceTermsHandler = jobHandler(announceTermsJob, (step, platform) =>
  announceToBatch(platform, step, batch),
);
