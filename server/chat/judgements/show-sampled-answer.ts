import { showSampledAnswer } from '#contract/chat/judgements/show-sampled-answer.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { fictionalProfileFacts } from '#server/profiles/door.ts';
import { siteById } from '#server/sites/door.ts';
import { talkLanguage } from '../editors/list-waiting-talks.ts';
import { toTalkMessage } from '../editors/show-talk.ts';
import { profileNotes } from '../fictional-profiles/fictional-list.sql.ts';
import { readHistory } from '../history/get-messages.ts';
import { judgeableAnswer } from './judgements.sql.ts';

/** Messages that a judge reads: the answer and those before it. */
const mostMessages = 12;

/** View and audit log entry happen in one transaction: both or none. */
export const showSampledAnswerHandler = handler(showSampledAnswer, async (call, platform) => {
  const { operator, input } = call;
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const { db } = unit;
    const drawn = (await judgeableAnswer(db, operator, input)) ?? call.refuse('already_judged');
    const { conversation, message, site, profile_id: profile, language, drawn_at } = drawn;
    const wanted = { site, member: profile, conversation, before: message + 1, now };
    const history = (await readHistory(db, wanted)) ?? call.refuse('not_found');
    const facts = (await fictionalProfileFacts(db, site, profile, now)) ?? call.refuse('not_found');
    const notes = await profileNotes(db, profile);
    const member = history.chat.profile.id;
    await recordAction(unit, {
      ...{ operator, action: 'chat/look-at-sampled-answer', member, subject: conversation, at: now },
    });
    return {
      ...{ conversation, message, profile: drawn.profile, facts },
      site: siteById(site).host,
      language: talkLanguage(language, site),
      drawn_at: drawn_at.toISOString(),
      notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
      messages: history.messages.slice(-mostMessages).map((one) => toTalkMessage(one, member, null)),
    };
  });
});
