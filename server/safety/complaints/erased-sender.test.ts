import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startServiceWithMembers } from '#tests/support/people/people.ts';
import { eraseComplaintsOf } from './complaints.sql.ts';

const service = await startServiceWithMembers({ demo: false });
const { db } = service.platform;

test('a waiting notice of an erased member keeps neither the member, nor the network, nor the browser [GDPR-6c]', async () => {
  const { id } = await service.person({ name: 'Bram' });
  await sql`insert into complaints (site_id, client_id, member_id, subject, words, language, origin, created_at,
      network_hash, device_hash)
    values (1, gen_random_uuid(), ${id}, 'intimate_image', 'Dit ben ik.', 'nl', 'http://localhost', now(),
      decode(repeat('ab', 16), 'hex'), decode(repeat('cd', 16), 'hex'))`.execute(db);
  await eraseComplaintsOf(db, id);
  const { rows } = await sql`select member_id, network_hash, device_hash from complaints`.execute(db);
  expect(rows).toEqual([{ member_id: null, network_hash: null, device_hash: null }]);
});
