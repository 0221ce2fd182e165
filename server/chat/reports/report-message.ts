import { reportMessage } from '#contract/chat/report-message.ts';
import { freezePhotoEvidence } from '#server/photos/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { freezeProfileEvidence, hideReportedMember } from '#server/profiles/door.ts';
import { fileReport, openReportBySameReporter, reporterTraces } from '#server/safety/door.ts';
import { findReportedConversation, messagesAround, reportedImages } from './reported-conversation.sql.ts';

/**
 * The only condition is that the conversation is the reporter's. It may be removed, blocked or left
 * (TRUST-4).
 */
export const reportMessageHandler = handler(reportMessage, async (call, platform) => {
  const { member: reporter, site, input, language, origin } = call;
  const { message = null, reason, words = null } = input;
  const talk = await findReportedConversation(platform.db, reporter, input);
  if (talk === undefined) return call.refuse('not_found');
  const { conversation, other: member } = talk;
  const messages = await messagesAround(platform.db, conversation, message, reporter);
  if (message !== null) {
    const meant = messages.find(({ seq }) => seq === message);
    if (meant === undefined) return call.refuse('not_found');
    if (meant.from === 'reporter') return call.refuse('own_message');
  }
  const at = platform.clock.now();
  const subject = { reporter, member, conversation, message, photo: null, at };
  const before = await openReportBySameReporter(platform.db, subject);
  if (before !== undefined) return before;
  const traces = reporterTraces(platform.keys, call);
  const sent = await reportedImages(platform.db, conversation, messages, message);
  const said = await freezePhotoEvidence(platform, sent);
  const profile = await freezeProfileEvidence(platform, { site, member, photo: null, language });
  const snapshot = { ...profile?.snapshot, messages };
  const pictures = [...said, ...(profile?.pictures ?? [])];
  return platform.transact(async (unit) => {
    const about = { site, reason, words, origin, snapshot, pictures, traces };
    const filed = await fileReport(unit, { ...subject, ...about });
    const shown = message === null ? ('conversation' as const) : ('message' as const);
    await hideReportedMember(unit, filed, { site, origin, member, subject: shown, reason, at });
    return filed;
  });
});
