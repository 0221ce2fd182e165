import { jobHandler } from '#server/platform/jobs/job.ts';
import { allSites } from '#server/sites/door.ts';
import { fetchTilesJob } from './fetch-tiles.job.ts';
import { importFeed } from './import-feed.ts';

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
      platform.log.warn({ site: id, why }, 'the feed of advertising tiles was not taken');
    }
  }
});
