import { listEditorFigures } from '#contract/chat/judgements/list-editor-figures.ts';
import { listOwnJudgements } from '#contract/chat/judgements/list-own-judgements.ts';
import { listSampledAnswers } from '#contract/chat/judgements/list-sampled-answers.ts';
import { pagesFor, queryFor } from '#web/platform/query/query-for.ts';

/** The answers that wait for a judgement, oldest first. */
export const sampledAnswersQuery = (page: number) => queryFor(listSampledAnswers, { page });

export const editorFiguresQuery = () => queryFor(listEditorFigures, {});

/** The judged answers of this editor, newest first. */
export const ownJudgementPages = () =>
  pagesFor(listOwnJudgements, { page: 1 }, (last, pages) =>
    last.has_more ? { page: pages.length + 1 } : undefined,
  );
