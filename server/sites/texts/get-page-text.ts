import { getPageText, type PublicVersion } from '#contract/sites/get-page-text.ts';
import { pageName } from '#contract/sites/page-name.ts';
import { handler } from '#server/platform/http/handler.ts';
import { publishedVersionsOf, wordsOf } from './page-versions.sql.ts';

/** More versions of one page than anybody publishes. */
const limit = 200;

export const getPageTextHandler = handler(getPageText, async (call, { replica, clock }) => {
  const { data: page } = pageName.safeParse(call.input.page);
  if (page === undefined) return call.refuse('not_found');
  const now = clock.now();
  const published = await publishedVersionsOf(replica, { page, site: call.site, limit });
  const versions = published.map(
    ({ id, dated, from }, place): PublicVersion => ({
      version: id,
      dated,
      from: from.toISOString(),
      until: published[place - 1]?.from.toISOString() ?? null,
    }),
  );
  const wanted = call.input.version;
  const version =
    wanted === undefined
      ? versions.find(({ from }) => new Date(from) <= now)
      : versions.find(({ version: id }) => id === wanted);
  if (version === undefined) return call.refuse('not_found');
  return { version, ...(await wordsOf(replica, version.version, call.language)), versions };
});
