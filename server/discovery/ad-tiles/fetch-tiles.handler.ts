import { jobHandler } from '#server/platform/jobs/job.ts';
import { allSites } from '#server/sites/door.ts';
import { fetchTilesJob } from './fetch-tiles.job.ts';
import { takeFeed } from './import-feed.ts';

/** A feed that is down, broken or too large leaves its site's tiles as they are; the other sites go on. */
export const fetchTilesHandler = jobHandler(fetchTilesJob, async (_payload, platform) => {
  for (const { id, settings } of allSites()) {
    if (settings.member_resell === 'no' || settings.tile_feed === '') continue;
    try {
      await takeFeed(platform, id, settings.tile_feed);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      platform.log.warn({ site: id, why }, 'the feed of advertising tiles was not taken');
    }
  }
});
