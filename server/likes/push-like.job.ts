import * as z from 'zod/mini';
import { type Id, id } from '#contract/kit/id.ts';
import { pushNews, type UnseenNews } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { loadCards } from '#server/profiles/door.ts';
import { unseenLikes } from './read-likes.sql.ts';

/** Notifies a member's devices that somebody likes them, or likes them back (NOTIF-3). */
export const pushLikeJob = job(
  'likes/push-like',
  z.object({
    member: id,
    site: z.int(),
    from: id,
    /** The device for a retry; null for all devices. */
    device: z.nullable(id),
    tries: z.int(),
  }),
  { forgotten: true, timeoutSeconds: 30 },
);

/** Skips the push if the like has since been seen or deleted, or if the member may not meet the giver. */
export const pushLikeHandler = jobHandler(pushLikeJob, async (news, platform) => {
  const { member, site, from, device, tries } = news;
  const { db, clock, texts, jobs } = platform;
  const [like] = await unseenLikes(db, member, new Date(0), from);
  const viewed = { viewer: member, reach: 'meet' } as const;
  const card = (await loadCards(db, site, [from], clock.now(), viewed)).get(from);
  if (like === undefined || card === undefined) return;
  const kind = like.match ? 'match' : 'like';
  const again = await pushNews(
    platform,
    {
      member,
      kind,
      about: null,
      at: like.at,
      fictional: card.fictional,
      preview: (language) => ({
        title: card.name,
        body: texts.format(language, `notifications.push.preview_${kind}`),
      }),
    },
    { device, tries },
  );
  for (const { device, seconds } of again)
    await jobs.send(
      pushLikeJob,
      { ...news, device, tries: tries + 1 },
      { singletonKey: `${member} ${from} ${device}`, startAfterSeconds: seconds },
    );
});

/** The likes since a moment that a member has not seen, from members they may meet (FIC-8, FIC-9). */
export async function unseenLikeNews(
  { db, clock }: Platform,
  site: number,
  member: Id,
  since: Date,
): Promise<UnseenNews[]> {
  const likes = await unseenLikes(db, member, since);
  const others = likes.map(({ other }) => other);
  const cards = await loadCards(db, site, others, clock.now(), { viewer: member, reach: 'meet' });
  return likes.flatMap(({ other, at, match }) => {
    const card = cards.get(other);
    if (card === undefined) return [];
    return [{ kind: match ? 'match' : 'like', about: 0, at, count: 1, fictional: card.fictional } as const];
  });
}
