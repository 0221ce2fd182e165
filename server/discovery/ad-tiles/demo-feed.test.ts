import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listAdTiles } from '#contract/discovery/list-ad-tiles.ts';
import { loadSites } from '#server/sites/door.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { startService } from '#tests/support/service/service.ts';
import { demoFeedPath } from './demo-feed-address.ts';
import { importFeeds } from './fetch-tiles.job.ts';

test('a demo serves a feed of its own and shows its cam and resell tiles [DISC-4c]', async () => {
  const service = await startService({ demo: true });
  const { db } = service.platform;
  await sql`update sites set settings = settings || '{"member_resell": "yes"}'::jsonb`.execute(db);
  await loadSites(db);
  await importFeeds(service.platform);
  const member = service.client();
  await signUpMember(member, { email: 'demo@post.example' });
  const { results } = (await member.api(listAdTiles, {})).answer;
  expect(results.map(({ kind }) => kind)).toEqual(['cam', 'resell']);
  for (const { title, image } of results) {
    expect(title).toMatch(/^Voorbeeld/);
    expect((await member.get(`/media/${image.card_filename}`)).status).toBe(200);
  }
});

test('a live service serves no such feed [DISC-4c]', async () => {
  const service = await startService({ demo: false });
  expect((await service.client().get(demoFeedPath)).status).toBe(404);
});
