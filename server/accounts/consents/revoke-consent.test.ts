import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { consentKinds, listConsents } from '#contract/accounts/list-consents.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { revokeConsent } from '#contract/accounts/revoke-consent.ts';
import { undoDeletion } from '#contract/accounts/undo-deletion.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { consentVersion } from './agree-to-terms.ts';

const password = 'a rather long password';

let service: TestService;
let clock: MovableClock;

beforeAll(async () => {
  clock = movableClock();
  service = await startService({ clock });
});

const newMember = async (language: 'nl' | 'en' = 'nl') => {
  const client = service.client();
  client.cookies.set('vonk_language', language);
  const email = `${randomUUID()}@people.example`;
  const { id } = await signUpMember(client, { email, password });
  return { client, email, id };
};

const consentsOf = async (client: Client) => (await client.api(listConsents, {})).answer.results;

const undoToken = (email: string): Promise<string> =>
  eventually(async () => {
    const link = (await service.mailTo(email)).links.find((one) => one.includes('/account-deleted'));
    expect(link).toBeDefined();
    return new URL(link ?? '').searchParams.get('token') ?? '';
  });

test('records each consent separately with its text version, language and moment [SAFE-3b, GDPR-2b]', async () => {
  const { client } = await newMember('en');
  const [sensitive, terms, ...more] = await consentsOf(client);
  expect(more).toEqual([]);
  expect([sensitive?.kind, terms?.kind]).toEqual(['sensitive_data', 'terms']);
  for (const given of [sensitive, terms])
    expect(given).toMatchObject({ version: consentVersion, language: 'en', revoked_at: null });
});

test('revokes nothing with a wrong password [SAFE-3b, GDPR-2c]', async () => {
  const { client } = await newMember();
  const { problem } = await client.api(revokeConsent, { kind: 'sensitive_data', password: 'not this one' });
  expect(problem.errors?.[0]).toMatchObject({ field: 'password', code: 'wrong_password' });
  expect((await consentsOf(client)).map(({ revoked_at }) => revoked_at)).toEqual([null, null]);
});

test.each(consentKinds)(
  'closes the account at once without the consent %s, and its undo renews the consent [SAFE-3b, GDPR-2c]',
  async (kind) => {
    const { client, email, id } = await newMember();
    const { answer } = await client.api(revokeConsent, { kind, password });
    expect(new Date(answer.erase_at).getTime() - clock.now().getTime()).toBeGreaterThan(13.9 * 86_400_000);
    expect((await client.api(getCurrentUser, {})).answer.user).toBeNull();
    const { rows } = await sql<{ reason: string; revoked: string[] }>`
      select reason, array(select kind from consents where member_id = ${id} and revoked_at is not null) as revoked
      from deletions where member_id = ${id}`.execute(service.platform.db);
    expect(rows).toEqual([{ reason: 'consent_revoked', revoked: [kind] }]);

    clock.forward(3600);
    const token = await undoToken(email);
    (await service.api(undoDeletion, { token })).answer;
    const again = service.client();
    (await again.api(logIn, { email, password })).answer;
    const results = await consentsOf(again);
    expect(results.map((given) => [given.kind, given.revoked_at === null])).toEqual(
      kind === 'terms'
        ? [
            ['terms', true],
            ['sensitive_data', true],
            ['terms', false],
          ]
        : [
            ['sensitive_data', true],
            ['sensitive_data', false],
            ['terms', true],
          ],
    );
  },
);

test('closes the account once when two consents are revoked at once [SAFE-3b, GDPR-2c]', async () => {
  const { client, id } = await newMember();
  const replies = await Promise.all(
    consentKinds.map((kind) => client.api(revokeConsent, { kind, password })),
  );
  const ends = replies.filter(({ status }) => status === 200).map(({ answer }) => answer.erase_at);
  expect(ends.length).toBeGreaterThan(0);
  expect(new Set(ends).size).toBe(1);
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from deletions where member_id = ${id}`.execute(service.platform.db);
  expect(rows[0]?.n).toBe(1);
});
