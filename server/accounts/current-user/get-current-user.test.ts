import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

test('counts a photo that awaits review, but not a rejected one [SHELL-13a]', async () => {
  const client = service.client();
  const { id } = await signUpMember(client);
  const hasPhoto = async () => (await client.api(getCurrentUser, {})).answer.user?.profile.has_photo;
  expect(await hasPhoto()).toBe(false);
  const image = sharp({ create: { width: 400, height: 500, channels: 3, background: '#d6006e' } });
  (await client.api(addPhoto, { photo: new Blob([new Uint8Array(await image.jpeg().toBuffer())]) })).answer;
  expect(await hasPhoto()).toBe(true);
  await sql`update photos set status = 'rejected', rejection = 'poor_quality', is_main = false where member_id = ${id}`.execute(
    service.platform.db,
  );
  expect(await hasPhoto()).toBe(false);
});
