import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { requestDeletion } from '#contract/accounts/request-deletion.ts';
import { requestExport } from '#contract/accounts/request-export.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { removeChat } from '#contract/chat/remove-chat.ts';
import { reportMessage } from '#contract/chat/report-message.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import type { Id } from '#contract/kit/id.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { setFictionalChoice } from '#contract/profiles/set-fictional-choice.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { activateProfile } from '#server/profiles/door.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';

const password = 'een heel lang wachtwoord';
/** Given at the sign-up; a chargeback takes only what was bought. */
const signUpCredits = 3;
let service: TestService;

beforeAll(async () => {
  service = await startService();
});

interface Member {
  readonly client: Client;
  readonly id: Id;
  readonly email: string;
}

const newMember = async (name: string): Promise<Member> => {
  const client = service.client();
  const email = `${randomUUID()}@post.example`;
  const { id } = await signUpMember(client, { name, email, password });
  await verifyAddress(service.platform.db, id, service.platform.clock.now());
  await activateProfile(service.platform.db, id);
  return { client, id, email };
};

const say = ({ client }: Member, to: Member) =>
  client.api(sendMessage, { profile: to.id, client_id: randomUUID(), kind: 'text', text: 'Hoi!' });

/** Buys a package, and has the bank take all of its money back. */
const dispute = async ({ client }: Member): Promise<void> => {
  const payment = await buyPackage(client);
  const { rows } = await sql<{ reference: string }>`
    select provider_reference as reference from payments where id = ${payment}`.execute(service.platform.db);
  await client.fetch(`/sandbox/checkout/${rows[0]?.reference}/charge_back`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'hints=once',
  });
  await eventually(async () => expect(await creditsOf(client)).toBe(signUpCredits));
};

const creditsOf = async (client: Client): Promise<number> => (await client.api(getWallet, {})).answer.credits;

const statusesOf = async (calls: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

test('leaves account, messages, export, blocking, reporting and deletion as they were after a chargeback [PAY-19c]', async () => {
  const [anna, bram, cas] = [await newMember('Anna'), await newMember('Bram'), await newMember('Cas')];
  const { conversation } = (await say(bram, anna)).answer.message;
  await dispute(anna);
  const { client, email } = anna;

  expect((await service.client().api(logIn, { email, password })).status).toBe(200);
  expect((await client.api(getCurrentUser, {})).answer.user).toMatchObject({
    id: anna.id,
    status: 'active',
    restriction: null,
  });
  expect((await say(anna, bram)).status).toBe(200);
  expect((await say(anna, cas)).status).toBe(200);
  expect((await client.api(getMessages, { conversation })).answer.messages).toHaveLength(2);
  expect(
    await statusesOf([
      client.api(reportMessage, { conversation, reason: 'spam' }),
      client.api(reportMember, { profile: cas.id, reason: 'fake' }),
      client.api(requestExport, { password }),
    ]),
  ).toEqual([200, 200, 200]);
  expect((await client.api(blockMember, { profile: bram.id })).status).toBe(200);
  expect((await client.api(requestDeletion, { password, reason: 'other' })).status).toBe(200);
});

test('reports, blocks, removes, hides fictional profiles, exports and deletes with a disputed payment and no credits [TRUST-12d]', async () => {
  const [anna, bram, cas] = [await newMember('Anna'), await newMember('Bram'), await newMember('Cas')];
  const { conversation } = (await say(bram, anna)).answer.message;
  await dispute(anna);
  for (let spent = 0; spent < signUpCredits; spent += 1) expect((await say(anna, bram)).status).toBe(200);
  const { client } = anna;
  expect(await creditsOf(client)).toBe(0);
  expect((await say(anna, bram)).problem.code).toBe('insufficient_credits');

  expect(
    await statusesOf([
      client.api(reportMessage, { conversation, message: 1, reason: 'spam' }),
      client.api(reportMember, { profile: cas.id, reason: 'fake' }),
      client.api(setFictionalChoice, { hidden: true }),
      client.api(requestExport, { password }),
    ]),
  ).toEqual([200, 200, 200, 200]);
  expect((await client.api(removeChat, { conversation })).status).toBe(200);
  expect((await client.api(blockMember, { profile: bram.id })).status).toBe(200);
  expect((await client.api(requestDeletion, { password, reason: 'other' })).status).toBe(200);
  expect(await creditsOf(bram.client)).toBe(2);
});
