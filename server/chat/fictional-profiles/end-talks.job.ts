import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { talksOfProfile, unendedTalk } from '../answer-promises/fictional-messages.sql.ts';
import { servedSites } from '../editors/editor-limits.ts';
import { returnCreditsIn, sayNotice } from '../editors/return-credits.job.ts';

/**
 * Ends the conversations of a retired fictional profile (SAFE-6). Credits of messages without an answer come
 * back. A notice says that nobody answers any more. One transaction per conversation. A second run changes
 * nothing, and so does a run after the profile came back.
 */
export const endTalksJob = job('chat/end-talks', z.object({ profile: id }), {
  triedForHours: 48,
  timeoutSeconds: 1800,
});

const atOnce = 200;

export const endTalksHandler = jobHandler(endTalksJob, async ({ profile }, platform) => {
  const served = servedSites(platform.config);
  const nextTalks = (after: number) => talksOfProfile(platform.db, profile, { after, limit: atOnce });
  for (let talks = await nextTalks(0); talks.length > 0; talks = await nextTalks(talks.at(-1) ?? 0)) {
    for (const conversation of talks)
      await platform.transact(async (unit) => {
        const now = platform.clock.now();
        // Locks the conversation first, like every message.
        await returnCreditsIn(unit, conversation, { now, served });
        const talk = await unendedTalk(unit.db, conversation, profile);
        if (talk === undefined) return;
        const { member_id: member, site_id: site } = talk;
        await sayNotice(unit, { site, conversation, member, profile, notice: 'retired', now });
        failpoint('chat/talk-ended');
      });
  }
});
