import { answerFlaws } from '#contract/chat/judgements/judgement.ts';
import { listOwnJudgements } from '#contract/chat/judgements/list-own-judgements.ts';
import { handler } from '#server/platform/http/handler.ts';
import { runningPauses } from '../editors/editor-pauses.sql.ts';
import { judgedAnswersOf } from './judgements.sql.ts';

const pageSize = 30;

export const listOwnJudgementsHandler = handler(
  listOwnJudgements,
  async ({ operator, input }, { db, clock }) => {
    const { page = 1 } = input;
    const [rows, [pause]] = await Promise.all([
      judgedAnswersOf(db, operator, { offset: (page - 1) * pageSize, limit: pageSize + 1 }),
      runningPauses(db, clock.now(), operator),
    ]);
    return {
      results: rows.slice(0, pageSize).map(({ judged_at, words, flaw, ...row }) => ({
        ...row,
        words: words ?? '',
        flaw: answerFlaws.find((known) => known === flaw) ?? null,
        judged_at: judged_at.toISOString(),
      })),
      page,
      has_more: rows.length > pageSize,
      pause: pause === undefined ? null : { reason: pause.reason, until: pause.until.toISOString() },
    };
  },
);
