import { fictionalChoiceChanged } from '#contract/profiles/events.ts';
import { setFictionalChoice } from '#contract/profiles/set-fictional-choice.ts';
import { handler } from '#server/platform/http/handler.ts';
import { setHidesFictional } from './fictional-choice.sql.ts';

export const setFictionalChoiceHandler = handler(
  setFictionalChoice,
  async ({ member, input: { hidden } }, { db, live }) => {
    if (await setHidesFictional(db, member, hidden)) live.emit(member, fictionalChoiceChanged, { hidden });
    return { hidden };
  },
);
