import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { startService } from '#tests/support/service/service.ts';

const statementsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^```sql\n(.*?)^```$/gms)].map(([, statement = '']) => statement);

test('every statement of the breach runbook runs, and the first one logs all members out [GDPR-17e]', async () => {
  const service = await startService();
  const browser = service.client();
  await signUpMember(browser, { email: 'lek@post.example' });
  const isLoggedIn = async () => (await browser.api(getCurrentUser, {})).answer.user !== null;
  expect(await isLoggedIn()).toBe(true);

  const statements = statementsOf(await readFile('docs/guide/handle-a-breach.md', 'utf8'));
  expect(statements).toHaveLength(5);
  for (const statement of statements) await sql.raw(statement).execute(service.platform.db);

  expect(await isLoggedIn()).toBe(false);
});
