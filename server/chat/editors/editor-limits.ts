import type { EditorPace } from '#contract/chat/editors/editor-talk.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addMinutes } from '#server/platform/time.ts';
import { allSites, fictionalAnswersOf } from '#server/sites/door.ts';
import { readPace } from './editor-answers.sql.ts';
import { countHeldTalks } from './editor-talks.sql.ts';

/** A claim ends after this time without typing. */
const claimMinutes = 5;

export const talkClaimUntil = (now: Date): Date => addMinutes(now, claimMinutes);

const sitesWithEditors = (config: Pick<Config, 'demo'>) =>
  allSites().filter(({ settings }) => fictionalAnswersOf(config, settings) === 'editors');

/** The sites whose fictional profiles editors answer for. */
export const servedSites = (config: Pick<Config, 'demo'>): number[] =>
  sitesWithEditors(config).map(({ id }) => id);

const quarter = 15;

/**
 * The pace of an editor beside the limits (MEET-15). An editor serves all sites, so the strictest site
 * decides. A quarter of an hour with an answer in it counts as a quarter of an hour of writing.
 */
export async function paceOf(
  { db, config }: { readonly db: Handle; readonly config: Pick<Config, 'demo'> },
  operator: Id,
  now: Date,
  besides?: Id,
): Promise<EditorPace> {
  const settings = sitesWithEditors(config).map((site) => site.settings);
  const least = (limits: readonly number[]) => (limits.length === 0 ? 0 : Math.min(...limits));
  const { lastHour, quarters } = await readPace(db, operator, now);
  return {
    answers_last_hour: lastHour,
    answers_per_hour: least(settings.map((one) => one.editor_answers_per_hour)),
    minutes_today: quarters * quarter,
    minutes_per_day: least(settings.map((one) => one.editor_hours_per_day)) * 60,
    open_talks: await countHeldTalks(db, operator, now, besides),
    most_open_talks: least(settings.map((one) => one.editor_open_talks)),
  };
}

/** The editor has written as much as the limits allow. */
export const isPaceReached = (pace: EditorPace): boolean =>
  pace.answers_last_hour >= pace.answers_per_hour || pace.minutes_today >= pace.minutes_per_day;
