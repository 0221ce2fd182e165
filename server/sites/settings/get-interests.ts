import { getInterests } from '#contract/sites/get-interests.ts';
import { interests } from '#contract/sites/interest.ts';
import { handler } from '#server/platform/http/handler.ts';

export const getInterestsHandler = handler(getInterests, async (call, { texts }) => ({
  interests: interests.map((id) => ({
    id,
    name: texts.format(call.language, `sites.interest.${id}`),
    icon: id,
  })),
}));
