import { getSourceChoice } from '#contract/tracking/get-source-choice.ts';
import { handler } from '#server/platform/http/handler.ts';
import { sourceOfMember } from './traffic-sources.sql.ts';
import { choiceIn } from './traffic-tags.ts';

export const getSourceChoiceHandler = handler(getSourceChoice, async ({ member, cookies }, { db }) => {
  const made = choiceIn(cookies);
  const kept = member === null ? undefined : await sourceOfMember(db, member);
  return {
    made: made && { choice: made.choice, at: made.at.toISOString() },
    kept: kept !== undefined && kept.withdrawn_at === null,
  };
});
