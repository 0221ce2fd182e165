import { getPublishedFigures } from '#contract/safety/transparency/get-published-figures.ts';
import { handler } from '#server/platform/http/handler.ts';
import { publicationsOf, publishedFigures } from './published-figures.sql.ts';

export const getPublishedFiguresHandler = handler(getPublishedFigures, async ({ site, input }, { db }) => {
  const publications = (await publicationsOf(db, site)).map(({ published_at, ...published }) => ({
    ...published,
    published_at: published_at.toISOString(),
  }));
  const isYear = ({ period }: { readonly period: string }) => period.length === 4;
  const wanted =
    input.period === undefined
      ? (publications.find(isYear) ?? publications[0])
      : publications.find(
          ({ period, version }) =>
            period === input.period && (input.version === undefined || version === input.version),
        );
  if (wanted === undefined) return { publications, shown: null };
  return { publications, shown: { ...wanted, figures: await publishedFigures(db, { site, ...wanted }) } };
});
