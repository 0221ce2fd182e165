import { claimTalk } from '#contract/chat/editors/claim-talk.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { paceOf, servedSites, talkClaimUntil } from './editor-limits.ts';
import { claimEditorTalk, lockEditor } from './editor-talks.sql.ts';
import { showTalk } from './show-talk.ts';

/** Claim, view and audit log entry happen in one transaction: all three or none. */
export const claimTalkHandler = handler(claimTalk, async (call, platform) => {
  const { operator, input } = call;
  const { config, clock } = platform;
  const now = clock.now();
  const until = talkClaimUntil(now);
  return platform.transact(async (unit) => {
    const { db } = unit;
    await lockEditor(db, operator);
    const pace = await paceOf({ db, config }, operator, now, input.conversation);
    const claim = { operator, served: servedSites(config), now, until };
    const claimed = await claimEditorTalk(db, { ...claim, conversation: input.conversation });
    if (claimed === undefined)
      return input.conversation === undefined ? { talk: null } : call.refuse('talk_not_yours');
    // Undoes the claim. A talk that does not exist is refused before, by its own name.
    if (pace.open_talks >= pace.most_open_talks) call.refuse('too_many_talks');
    const talk = await showTalk(unit, claimed, { operator, before: input.before, now, until });
    if (talk === null) return call.refuse('talk_not_yours');
    await recordAction(unit, {
      operator,
      action: 'chat/look-at-talk',
      member: claimed.member_id,
      subject: claimed.conversation_id,
      at: now,
    });
    return { talk: { ...talk, pace: { ...pace, open_talks: pace.open_talks + 1 } } };
  });
});
