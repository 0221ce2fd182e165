import { getFictionalChoice } from '#contract/profiles/get-fictional-choice.ts';
import { handler } from '#server/platform/http/handler.ts';
import { hidesFictional } from './fictional-choice.sql.ts';

export const getFictionalChoiceHandler = handler(getFictionalChoice, async ({ member }, { db }) => ({
  hidden: await hidesFictional(db, member),
}));
