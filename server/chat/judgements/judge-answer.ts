import { judgeAnswer } from '#contract/chat/judgements/judge-answer.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { insertPause } from '../editors/editor-pauses.sql.ts';
import { writeJudgement } from './judgements.sql.ts';

export const judgeAnswerHandler = handler(judgeAnswer, async (call, platform) => {
  const { operator, input } = call;
  const { pause_days: days, ...judged } = input;
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    const written = await writeJudgement(unit.db, { ...judged, operator, at });
    if (written === undefined) return call.refuse('already_judged');
    const { author: editor, member } = written;
    if (days !== undefined && judged.note !== null)
      await insertPause(unit.db, { editor, operator, days, reason: judged.note, at });
    await recordAction(unit, {
      ...{ operator, action: 'chat/judge-answer', member, subject: judged.conversation, at },
      details: { flaw: judged.flaw ?? 'none', editor, ...(days !== undefined && { pause_days: days }) },
    });
  });
  return { message: judged.message };
});
