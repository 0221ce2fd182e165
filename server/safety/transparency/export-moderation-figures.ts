import { exportModerationFigures } from '#contract/safety/transparency/export-moderation-figures.ts';
import { csvOf, recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { chosenSite } from './get-moderation-figures.ts';
import { readFigures } from './read-figures.ts';

const head = ['site', 'period', 'part', 'row', 'column', 'unit', 'value'];

/** One line per cell, so that a spreadsheet or an authority can arrange the cells as a template asks. */
export const exportModerationFiguresHandler = handler(exportModerationFigures, async (call, platform) => {
  const { report, period, host } = call.input;
  const site = chosenSite(host);
  if (site === null) return call.refuse('not_found');
  const figures = await readFigures(platform.db, { report, period, site: site ?? null });
  const details = { report, period, ...(host !== undefined && { host }) };
  await recordAction(platform, {
    ...{ operator: call.operator, action: exportModerationFigures.name, details, at: platform.clock.now() },
  });
  const lines = figures.map(({ part, row, column, unit, value }) => [
    ...[host ?? 'all', period, part, row, column, unit, value],
  ]);
  return { csv: csvOf([head, ...lines]), lines: lines.length };
});
