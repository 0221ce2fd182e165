import { reportMessage } from '#contract/chat/report-message.ts';
import { freezePhotos } from '#server/photos/freeze-photos.ts';
import { handler } from '#server/platform/http/handler.ts';
import { evidenceOf } from '#server/profiles/evidence-of.ts';
import { fileReport } from '#server/safety/file-report.ts';
import { reportBefore } from '#server/safety/report-before.ts';
import { saidAround, sentPictures, talkOf } from '../store/reported-talk.ts';

/** Asks nothing but that the conversation is the reporter's: removed, blocked or left behind, it can be reported (TRUST-4). */
export const reportMessageHandler = handler(reportMessage, async (call, platform) => {
  const { member: reporter, site, input, language, origin } = call;
  const { message = null, reason, words = null } = input;
  const talk = await talkOf(platform.db, reporter, input);
  if (talk === undefined) return call.refuse('not_found');
  const { conversation, other: member } = talk;
  const messages = await saidAround(platform.db, conversation, message, reporter);
  if (message !== null) {
    const meant = messages.find(({ seq }) => seq === message);
    if (meant === undefined) return call.refuse('not_found');
    if (meant.from === 'reporter') return call.refuse('own_message');
  }
  const subject = { reporter, member, conversation, message, photo: null, at: platform.clock.now() };
  const before = await reportBefore(platform.db, subject);
  if (before !== undefined) return before;
  const sent = await sentPictures(platform.db, conversation, messages, message);
  const said = await freezePhotos(platform, sent);
  const shown = await evidenceOf(platform, { site, member, photo: null, language });
  const snapshot = { ...shown?.snapshot, messages };
  const pictures = [...said, ...(shown?.pictures ?? [])];
  return platform.transact((unit) =>
    fileReport(unit, { ...subject, site, reason, words, origin, snapshot, pictures }),
  );
});
