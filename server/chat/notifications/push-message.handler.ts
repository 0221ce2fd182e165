import { pushNews } from '#server/notifications/door.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { isWithheld } from '#server/safety/door.ts';
import { readChat } from '../conversations/read-chat.ts';
import { pushMessageJob } from './push-message.job.ts';
import { pushPreview } from './push-preview.ts';

/**
 * Skips the push if the messages were read, the chat removed or muted, or the sender blocked or flagged as
 * fraud (FIC-9). Checked on every attempt.
 */
export const pushMessageHandler = jobHandler(pushMessageJob, async (news, platform) => {
  const { member, site, conversation, device, tries } = news;
  const chat = await readChat(platform.db, site, member, conversation, platform.clock.now());
  const last = chat?.last_message;
  if (!chat || !last || chat.num_unread_messages === 0 || chat.muted) return;
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
