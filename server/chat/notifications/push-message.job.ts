import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { pushNews } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { isWithheld } from '#server/safety/door.ts';
import { readChat } from '../conversations/read-chat.ts';
import { pushPreview } from './push-preview.ts';

/** Pushes the unread messages of a conversation to a member's devices (NOTIF-3). */
export const pushMessageJob = job(
  'chat/push-message',
  z.object({
    member: id,
    site: z.int(),
    conversation: id,
    /** The device to retry, or null for all devices. */
    device: z.nullable(id),
    tries: z.int(),
  }),
  { forgotten: true, timeoutSeconds: 30 },
);

/**
 * Skips the push if the messages were read, the chat removed or muted, or the sender blocked or flagged as
 * fraud (FIC-9). Also if the sender has not confirmed the address (ACC-6). Checked on every attempt.
 */
export const pushMessageHandler = jobHandler(pushMessageJob, async (news, platform) => {
  const { member, site, conversation, device, tries } = news;
  const chat = await readChat(platform.db, site, member, conversation, platform.clock.now());
  const last = chat?.last_message;
  if (!chat || !last || chat.num_unread_messages === 0 || chat.muted || chat.profile.unconfirmed) return;
  if (await isWithheld(platform.db, chat.profile.id)) return;
  const again = await pushNews(
    platform,
    {
      member,
      kind: 'message',
      about: conversation,
      at: new Date(last.sent_at),
      fictional: chat.profile.fictional,
      preview: (language) => pushPreview(chat.profile, last, platform.texts, language),
    },
    { device, tries },
  );
  for (const { device, seconds } of again)
    await platform.jobs.send(
      pushMessageJob,
      { ...news, device, tries: tries + 1 },
      { singletonKey: `${member} ${conversation} ${device}`, startAfterSeconds: seconds },
    );
});
