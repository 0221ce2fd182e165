import { listSampledAnswers } from '#contract/chat/judgements/list-sampled-answers.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/door.ts';
import { talkLanguage } from '../editors/list-waiting-talks.ts';
import { countSample, waitingSample } from './judgements.sql.ts';

const pageSize = 50;

export const listSampledAnswersHandler = handler(listSampledAnswers, async ({ operator, input }, { db }) => {
  const { page = 1 } = input;
  const rows = await waitingSample(db, operator, { offset: (page - 1) * pageSize, limit: pageSize + 1 });
  return {
    results: rows.slice(0, pageSize).map(({ conversation, message, site, profile, language, drawn_at }) => ({
      ...{ conversation, message, profile },
      site: siteById(site).host,
      language: talkLanguage(language, site),
      drawn_at: drawn_at.toISOString(),
    })),
    page,
    has_more: rows.length > pageSize,
    waiting: await countSample(db, operator),
  };
});
