import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { listExamples } from '#contract/discovery/list-examples.ts';
import { addMember } from '#tests/support/people/members.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

const picture = (member: number) =>
  sql`insert into photos (member_id, path, status, is_main, position)
    values (${member}, ${`drawings/${member}`}, 'active', true, 0)`.execute(service.platform.db);

test('lists only fictional profiles with a picture as examples, however many real members exist [FIC-3a]', async () => {
  for (let count = 0; count < 25; count += 1) await picture(await addMember(service.platform));
  await addMember(service.platform, { fictional: true });
  const drawn = await addMember(service.platform, { fictional: true, gender: 'male', lookingFor: 'female' });
  const other = await addMember(service.platform, { fictional: true });
  await picture(drawn);
  await picture(other);
  const { results } = (await service.api(listExamples, {})).answer;
  expect(results.map(({ id }) => id)).toEqual([other, drawn]);
  expect(results.every(({ fictional }) => fictional)).toBe(true);
});
