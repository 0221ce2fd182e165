import { listReviewFacts, reviewedText } from '#contract/accounts/console/list-review-facts.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/door.ts';
import { countedAtMost, type SharedRow, sharedWithOthers } from './related-members.sql.ts';
import { reviewFactsOf } from './review-facts.sql.ts';

/** Number of different members that share a thing of this kind. */
const others = (shared: readonly SharedRow[], kind: SharedRow['kind']) => {
  const found = new Set(shared.filter((one) => one.kind === kind).flatMap(({ members }) => members));
  return { number: Math.min(found.size, countedAtMost), more: found.size > countedAtMost };
};

export const listReviewFactsHandler = handler(listReviewFacts, async (call, platform) => {
  const { db } = platform;
  const members = [...new Set(call.input.members)];
  await recordOperatorRead(platform, {
    operator: call.operator,
    operation: listReviewFacts.name,
    members,
  });
  const [rows, shared] = await Promise.all([
    reviewFactsOf(db, members, reviewedText),
    Promise.all(members.map(async (member) => [member, await sharedWithOthers(db, member)] as const)),
  ]);
  const sharedBy = new Map(shared);
  return {
    results: rows.map(({ site_id: site, language, ...row }) => {
      const things = sharedBy.get(row.member) ?? [];
      return {
        ...row,
        host: siteById(site).host,
        language: language ?? siteById(site).settings.domain_language.slice(0, 2),
        refused: [...row.refused],
        reports: [...row.reports],
        device: others(things, 'device'),
        network: others(things, 'network'),
      };
    }),
  };
});
