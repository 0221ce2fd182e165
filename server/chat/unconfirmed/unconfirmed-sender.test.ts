import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getChats } from '#contract/chat/get-chats.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { getWriting } from '#contract/chat/get-writing.ts';
import { removeChat } from '#contract/chat/remove-chat.ts';
import { reportMessage } from '#contract/chat/report-message.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { searchMembers } from '#contract/discovery/search-members.ts';
import type { Id } from '#contract/kit/id.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { verifyLedger } from '#server/ledger/door.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { activateProfile } from '#server/profiles/door.ts';
import { type Person, recordEvents, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { announceConfirmed } from './announce-confirmed.ts';
import { unconfirmedWritingMilliseconds } from './unconfirmed-state.sql.ts';

const service = await startServiceWithMembers();
const { platform } = service;
const { db } = platform;

const unconfirmed = (credits = 100) => service.person({ confirmed: false, name: 'Lotte', credits });

type To = { readonly profile: Id } | { readonly conversation: Id };

const write = (from: Person, to: To, text = 'Hoi, zeil jij ook?', clientId = randomUUID()) =>
  from.api(sendMessage, { ...to, client_id: clientId, kind: 'text', text });

const confirm = ({ id }: Person) =>
  platform.transact(async (unit) => {
    await verifyAddress(unit.db, id, new Date());
    await activateProfile(unit.db, id);
    await announceConfirmed(unit, id, new Date());
  });

const codeOf = async (reply: ReturnType<typeof write>) => {
  const sent = await reply;
  return sent.status === 200 ? 'sent' : sent.problem.code;
};

const chatsOf = async (person: Person) => (await person.api(getChats, {})).answer.chats;

const obstacle = async (from: Person, to: Person) =>
  (await from.api(getWriting, { profile: to.id })).answer.obstacle;

const jobsOf = async (name: string, member: Id): Promise<number> => {
  const { rows } =
    await sql`select from pgboss.job where name = ${name} and data->>'member' = ${String(member)}`.execute(
      db,
    );
  return rows.length;
};

describe('an unconfirmed member', () => {
  test('writes a text, which is stored and charged once for one idempotency key [ACC-6d, ACC-6c]', async () => {
    const [lotte, bram] = [await unconfirmed(), await service.person()];
    expect(await obstacle(lotte, bram)).toBeNull();
    const id = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => write(lotte, { profile: bram.id }, 'Hoi!', id)),
    );
    for (const { answer } of replies) expect(answer).toMatchObject({ credits: 99, message: { id: 1 } });
    const [chat] = await chatsOf(bram);
    const { answer } = await bram.api(getMessages, { conversation: chat?.conversation ?? 0 });
    expect(answer.messages.map(({ text }) => text)).toEqual(['Hoi!']);
    expect(await verifyLedger(db)).toEqual([]);
  });

  test('may not send gifts, links or contact details, and pays nothing for the attempt [ACC-6d]', async () => {
    const [lotte, bram] = [await unconfirmed(), await service.person()];
    const gift = { profile: bram.id, client_id: randomUUID(), kind: 'gift', gift: 'rose' } as const;
    expect((await lotte.api(sendMessage, gift)).problem.code).toBe('confirm_first');
    for (const text of ['Kijk op www.voorbeeld.nl', 'nul zes een twee drie vier vijf zes zeven acht']) {
      const { problem } = await write(lotte, { profile: bram.id }, text);
      expect([problem.status, problem.code]).toEqual([403, 'unconfirmed_details']);
    }
    expect(await chatsOf(bram)).toEqual([]);
    expect(await chatsOf(lotte)).toEqual([]);
    expect((await write(lotte, { profile: bram.id })).answer.credits).toBe(99);
  });

  test('may not write with a name that holds contact details [ACC-6d]', async () => {
    const bram = await service.person();
    const named = await service.person({ confirmed: false, name: 'Insta zeilmeisje' });
    expect(await codeOf(write(named, { profile: bram.id }))).toBe('unconfirmed_details');
  });

  test('has two conversations, also after a purchase and for concurrent calls [ACC-6d]', async () => {
    const [lotte, rich] = [await unconfirmed(), await unconfirmed()];
    await sql`update wallets set premium_since = now() where member_id = ${rich.id}`.execute(db);
    for (const sender of [lotte, rich]) {
      const others = await Promise.all(Array.from({ length: 5 }, () => service.person()));
      const codes = await Promise.all(others.map(({ id }) => codeOf(write(sender, { profile: id }))));
      expect(codes.filter((code) => code === 'sent')).toHaveLength(2);
      const refused = sender === rich ? 'confirm_first' : 'premium_only';
      expect(codes.filter((code) => code === refused)).toHaveLength(3);
      expect(await chatsOf(sender)).toHaveLength(2);
    }
  });

  test('may no longer write three days after the sign-up, when the reminders have ended [ACC-6d]', async () => {
    expect(unconfirmedWritingMilliseconds).toBe(72 * 3600_000);
    const [lotte, bram] = [await unconfirmed(), await service.person()];
    expect(await codeOf(write(lotte, { profile: bram.id }))).toBe('sent');
    await sql`update members set joined_at = joined_at - interval '73 hours' where id = ${lotte.id}`.execute(
      db,
    );
    expect(await obstacle(lotte, bram)).toBe('confirm_first');
    expect(await codeOf(write(lotte, { profile: bram.id }))).toBe('confirm_first');
  });

  test('reaches neither another unconfirmed member nor anybody who blocks them [ACC-6d, TRUST-3a]', async () => {
    const [lotte, other, bram] = [await unconfirmed(), await unconfirmed(), await service.person()];
    await bram.api(blockMember, { profile: lotte.id });
    for (const profile of [other.id, bram.id, 12345])
      expect(await codeOf(write(lotte, { profile }))).toBe('not_found');
  });

  test('makes no push and no mail before the confirmation, and one after it [ACC-6d]', async () => {
    const [lotte, bram] = [await unconfirmed(), await service.person()];
    await sql`update addresses set verified_at = now() where member_id = ${bram.id}`.execute(db);
    await write(lotte, { profile: bram.id });
    expect(await jobsOf('notifications/mail-news', bram.id)).toBe(0);
    await confirm(lotte);
    expect(await jobsOf('notifications/mail-news', bram.id)).toBe(1);
  });
});

describe('the receiver of an unconfirmed member', () => {
  test('reads the message at once with the name, and cannot reply before the confirmation [ACC-6f, ACC-6b]', async () => {
    const [lotte, bram] = [await unconfirmed(), await service.person()];
    const socket = await bram.socket();
    const events = recordEvents(socket);
    const { conversation } = (await write(lotte, { profile: bram.id })).answer.message;
    await eventually(() =>
      expect(events).toMatchObject([
        { name: 'chat/message-added', payload: { chat: { profile: { name: 'Lotte', unconfirmed: true } } } },
      ]),
    );
    expect(await chatsOf(bram)).toMatchObject([
      {
        profile: { id: lotte.id, unconfirmed: true, main_image: null, online: false },
        num_unread_messages: 1,
      },
    ]);
    expect(await obstacle(bram, lotte)).toBe('awaits_confirmation');
    expect(await codeOf(write(bram, { conversation }))).toBe('awaits_confirmation');

    await confirm(lotte);
    await eventually(() => expect(events.at(-1)).toMatchObject({ name: 'chat/chat-changed' }));
    expect(events.at(-1)?.payload).not.toHaveProperty('chat.profile.unconfirmed');
    expect(await obstacle(bram, lotte)).toBeNull();
    expect(await codeOf(write(bram, { conversation }))).toBe('sent');
    expect((await chatsOf(lotte))[0]?.num_unread_messages).toBe(1);
    socket.close();
  });

  test('finds the unconfirmed member nowhere else: no profile, search, likes [ACC-6b]', async () => {
    const [lotte, bram, carla] = [await unconfirmed(), await service.person(), await service.person()];
    const { conversation } = (await write(lotte, { profile: bram.id })).answer.message;
    await lotte.api(likeMember, { profile: bram.id });
    for (const viewer of [bram, carla]) {
      expect((await viewer.api(getMember, { id: lotte.id })).status).toBe(404);
      const { results, similarResults } = (await viewer.api(searchMembers, {})).answer;
      expect([...results, ...similarResults].map(({ id }) => id)).not.toContain(lotte.id);
      expect((await viewer.api(likeMember, { profile: lotte.id })).status).toBe(404);
      expect((await viewer.api(getLikes, {})).answer.liked_by).toEqual([]);
    }
    expect((await carla.api(getMessages, { conversation })).status).toBe(404);
    expect(await codeOf(write(carla, { profile: lotte.id }))).toBe('not_found');
  });

  test('can remove the conversation, report it and block the unconfirmed member at once [ACC-6f]', async () => {
    const [lotte, bram] = [await unconfirmed(), await service.person()];
    const { conversation } = (await write(lotte, { profile: bram.id })).answer.message;
    const report = { conversation, message: 1, reason: 'spam' } as const;
    expect((await bram.api(reportMessage, report)).status).toBe(200);
    expect((await bram.api(removeChat, { conversation })).status).toBe(200);
    expect((await chatsOf(bram)).filter(({ last_message }) => last_message !== null)).toEqual([]);
    expect((await bram.api(blockMember, { profile: lotte.id })).status).toBe(200);
    expect(await codeOf(write(lotte, { profile: bram.id }))).toBe('not_found');
    // The confirmation of a blocked unconfirmed member is announced to nobody.
    const socket = await bram.socket();
    const events = recordEvents(socket);
    await confirm(lotte);
    expect(await codeOf(write(lotte, { conversation }))).toBe('not_found');
    expect(events).toEqual([]);
    socket.close();
  });

  test('no longer sees an unconfirmed member who closes the account or is restricted [ACC-6d, ACC-13a]', async () => {
    const [leaving, banned, bram] = [await unconfirmed(), await unconfirmed(), await service.person()];
    for (const one of [leaving, banned]) await write(one, { profile: bram.id });
    await sql`insert into deletions (member_id, reason, requested_at, erase_at, profile_status)
      values (${leaving.id}, 'privacy', now(), now() + interval '14 days', 'disabled')`.execute(db);
    await sql`update profiles set held_status = 'disabled' where member_id = ${banned.id}`.execute(db);
    expect(await chatsOf(bram)).toEqual([]);
    for (const one of [leaving, banned])
      expect(await codeOf(write(one, { profile: bram.id }))).toBe('confirm_first');
  });

  test('gets a message that meets the confirmation exactly once, and can reply to it [ACC-6c, ACC-6f]', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [lotte, bram] = [await unconfirmed(), await service.person()];
      const [code] = await Promise.all([codeOf(write(lotte, { profile: bram.id })), confirm(lotte)]);
      expect(code).toBe('sent');
      const [chat] = await chatsOf(bram);
      expect(chat).toMatchObject({ num_unread_messages: 1 });
      expect(await codeOf(write(bram, { conversation: chat?.conversation ?? 0 }))).toBe('sent');
    }
  });
});
