import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { allSites } from '#server/sites/door.ts';
import { importFeed } from './import-feed.ts';

/** Hourly: fetches the tile feed of every site that shows tiles. */
export const fetchTilesJob = job('discovery/fetch-tiles', z.object({}), {
  cron: '23 * * * *',
  retries: 0,
  timeoutSeconds: 1800,
  parallel: 1,
});

/**
 * If a feed is down, invalid or too large, its site keeps its present tiles. The job continues with the other
 * sites.
 */
export const fetchTilesHandler = jobHandler(fetchTilesJob, async (_payload, platform) => {
  for (const { id, settings } of allSites()) {
    if (settings.member_resell === 'no' || settings.tile_feed === '') continue;
    try {
      await importFeed(platform, id, settings.tile_feed);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      platform.log.warn({ site: id, why }, 'failed to import the feed of advertising tiles');
    }
  }
});
