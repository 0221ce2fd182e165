import { getModerationFigures } from '#contract/safety/transparency/get-moderation-figures.ts';
import { boundsOf } from '#contract/safety/transparency/period.ts';
import { handler } from '#server/platform/http/handler.ts';
import { addDays } from '#server/platform/time.ts';
import { allSites } from '#server/sites/door.ts';
import { publicationsOf } from './published-figures.sql.ts';
import { readFigures } from './read-figures.ts';

/** The site with this host. Undefined: all sites. Null: there is no such site. */
export const chosenSite = (host: string | undefined): number | undefined | null =>
  host === undefined ? undefined : (allSites().find((site) => site.host === host)?.id ?? null);

/** A day after the end of a period, every transaction of the period is committed. */
export const publishableAt = (period: string): Date => addDays(boundsOf(period).until, 1);

export const getModerationFiguresHandler = handler(getModerationFigures, async (call, { db }) => {
  const { report, period, host } = call.input;
  const site = chosenSite(host);
  if (site === null) return call.refuse('not_found');
  const sites = [...allSites()].sort((one, other) => one.id - other.id);
  const { from, until } = boundsOf(period);
  const figures = await readFigures(db, { report, period, site: site ?? null });
  const [oldest] = sites;
  const published = await publicationsOf(db, site ?? oldest?.id ?? call.site);
  const isMonth = /^\d{4}-\d\d$/.test(period);
  return {
    figures,
    from: from.toISOString(),
    until: until.toISOString(),
    hosts: sites.map((one) => one.host),
    versions: published
      .filter((one) => one.period === period)
      .map(({ version, reasons, published_at }) => ({
        ...{ version, reasons },
        published_at: published_at.toISOString(),
      })),
    publishable_at: isMonth ? null : publishableAt(period).toISOString(),
  };
});
