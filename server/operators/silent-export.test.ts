import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askRelease } from '#contract/accounts/evidence/ask-release.ts';
import { placeHold } from '#contract/accounts/evidence/place-hold.ts';
import { listApprovals } from '#contract/operators/list-approvals.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { eventually, startService } from '#tests/support/service/service.ts';
import { exportAccount } from './export-account.ts';

const service = await startService({ demo: false });
const { db } = service.platform;

test("a held member's own export shows neither the freeze and its case nor the approvals about it [CSAM-2a, GDPR-7a]", async () => {
  const { id: member } = await signUpMember(service.client(), { email: 'sam@post.example', name: 'Sam' });
  await sql`update profiles set status = 'active' where member_id = ${member}`.execute(db);
  await sql`update addresses set verified_at = now() where member_id = ${member}`.execute(db);
  const [first, second] = [await newOperator(service), await newOperator(service)];
  const form = { client_id: randomUUID(), member, freeze: true, ground: 'child_abuse' } as const;
  const { hold } = (await first.client.api(placeHold, { ...form, words: 'Foto van een kind.' })).answer;
  await first.client.api(askRelease, { hold, part: 'freeze' });
  await second.client.api(listApprovals, {});
  await eventually(async () => {
    const { rows } = await sql`select from audit_entries
      where member_id = ${member} and action = 'safety/open-case'`.execute(db);
    expect(rows).toHaveLength(1);
  });
  const { data } = await exportAccount({ db, member });
  const shown = JSON.stringify(data);
  for (const secret of ['open-case', 'hold', 'underage', 'list-approvals', 'release'])
    expect(shown).not.toContain(secret);
});
