import { jobHandler } from '#server/platform/jobs/job.ts';
import { sendToDevice } from '../actions/send-to-device.ts';
import { pushKinds } from '../rules/push-kinds.ts';
import { removeDevice } from '../store/push-subscriptions.ts';
import { sendPushJob } from './send-push.job.ts';

/**
 * A push service that is overloaded says when to come again: as long as it is still news then, we do. Two deliveries of
 * the same news are one on the screen, for they carry the same tag.
 */
export const sendPush = jobHandler(sendPushJob, async (news, platform) => {
  const { db, clock, live, log, jobs } = platform;
  const { member, device, kind } = news;
  const age = (clock.now().getTime() - new Date(news.at).getTime()) / 1000;
  const left = Math.floor(pushKinds[kind].ttlSeconds - age);
  if (left <= 0 || live.isWatching(member)) return;
  const outcome = await sendToDevice(platform, news, left);
  if (outcome.state === 'gone') await removeDevice(db, member, device);
  if (outcome.state === 'later' && outcome.seconds < left)
    await jobs.send(sendPushJob, news, { startAfterSeconds: Math.max(1, outcome.seconds) });
  // 401 and 403 are about our keys, 413 about the size of what we sent: a person has to look. The device is kept.
  if (outcome.state === 'refused')
    log.error({ service: outcome.service, status: outcome.status, kind }, 'a push service refuses our push');
});
