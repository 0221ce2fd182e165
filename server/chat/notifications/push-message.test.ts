import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { markRead } from '#contract/chat/mark-read.ts';
import { muteChat } from '#contract/chat/mute-chat.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { pageInView } from '#contract/kit/event.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { setNotificationChoices } from '#contract/notifications/set-notification-choices.ts';
import { subscribePush } from '#contract/notifications/subscribe-push.ts';
import { setFictionalChoice } from '#contract/profiles/set-fictional-choice.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { type PushDevice, type PushService, startPushService } from '#tests/support/push/push-service.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { pushMessageHandler } from './push-message.job.ts';

let clock: MovableClock;
let push: PushService;
let service: PeopleService;

beforeAll(async () => {
  clock = movableClock();
  push = await startPushService();
  service = await startServiceWithMembers({ clock });
});

const subscribe = async (person: Person, host?: string): Promise<PushDevice> => {
  const device = push.device(service.platform.vapid.publicKey, host);
  (await person.api(subscribePush, device.subscription)).answer;
  return device;
};

const write = async (from: Person, to: Person, text = 'Zullen we zaterdag naar de vlinderkas?') =>
  (await from.api(sendMessage, { profile: to.id, client_id: randomUUID(), kind: 'text', text })).answer
    .message;

const gets = (device: PushDevice, count: number) =>
  eventually(() => {
    expect(device.errors).toEqual([]);
    expect(device.pushes).toHaveLength(count);
  });

/** Waits until everything for this member is done or dropped. */
const idle = (person: Person) =>
  eventually(async () => {
    const { rows } = await sql<{ jobs: number }>`select count(*)::int as jobs from pgboss.job
      where name in ('chat/push-message', 'likes/push-like') and data->>'member' = ${String(person.id)}
        and state in ('created', 'retry', 'active')`.execute(service.platform.db);
    expect(rows[0]?.jobs).toBe(0);
  });

const devices = async (person: Person): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from push_subscriptions
    where member_id = ${person.id}`.execute(service.platform.db);
  return rows[0]?.count ?? 0;
};

const newsFor = (person: Person, conversation: number, device: number | null = null) => ({
  member: person.id,
  site: 1,
  conversation,
  device,
  tries: 0,
});

const two = () =>
  Promise.all([service.person({ name: 'Annabel' }), service.person({ name: 'Bartholomeus' })]);

describe('the content of a push', () => {
  test('reaches every device of a member who is away, encrypted, signed and without message text [NOTIF-3d, PUSH-2, PUSH-3, PUSH-9a]', async () => {
    const [anna, bram] = await two();
    const phone = await subscribe(bram);
    const fox = await subscribe(bram, 'updates.push.services.mozilla.com');
    const { conversation } = await write(anna, bram);
    await gets(phone, 1);
    await gets(fox, 1);
    const [sent] = phone.pushes;
    expect(sent?.payload).toEqual({
      kind: 'message',
      path: `/chats/${conversation}`,
      tag: sent?.headers.topic,
      title: 'Vonk',
      body: 'Je hebt een nieuw bericht.',
      language: 'nl',
    });
    expect(JSON.stringify(sent?.payload)).not.toMatch(/Annabel|Bartholomeus|vlinderkas/);
    expect(sent?.headers).toMatchObject({ urgency: 'high', topic: expect.stringMatching(/^[\w-]{32}$/) });
    expect(Number(sent?.headers.ttl)).toBeGreaterThan(3600);
    expect(Number(sent?.headers.ttl)).toBeLessThanOrEqual(12 * 3600);
    expect(sent?.bytes).toBeLessThan(1000);
  });

  test("has one topic per conversation and the reader's language [NOTIF-3d, PUSH-4, LANG-6c]", async () => {
    const [anna, cas] = await two();
    const bram = await service.person({ language: 'en' });
    const phone = await subscribe(bram);
    await write(anna, bram);
    await gets(phone, 1);
    await write(anna, bram);
    await gets(phone, 2);
    await write(cas, bram);
    await gets(phone, 3);
    const [first, second, other] = phone.pushes.map(({ headers }) => headers.topic);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
    expect(phone.pushes[0]?.payload).toMatchObject({ body: 'You have a new message.', language: 'en' });
  });

  test('skips a muted conversation, even for pending pushes, but not another one [NOTIF-3d, CHAT-7a]', async () => {
    const [anna, cas] = await two();
    const bram = await service.person();
    const phone = await subscribe(bram);
    const { conversation } = await write(anna, bram);
    await gets(phone, 1);
    await bram.api(muteChat, { conversation, muted: true });
    await write(anna, bram);
    await pushMessageHandler.run(newsFor(bram, conversation), service.platform);
    await idle(bram);
    await write(cas, bram);
    await gets(phone, 2);
    expect(phone.pushes[1]?.payload).not.toMatchObject({ path: `/chats/${conversation}` });
    await bram.api(muteChat, { conversation, muted: false });
    await write(anna, bram);
    await gets(phone, 3);
  });

  test('notifies the receiver of a like or match once, and nobody else [NOTIF-3d]', async () => {
    const [anna, bram] = await two();
    const [hers, his] = [await subscribe(anna), await subscribe(bram)];
    await anna.api(likeMember, { profile: bram.id });
    await anna.api(likeMember, { profile: bram.id });
    await gets(his, 1);
    expect(his.pushes[0]?.payload).toMatchObject({ kind: 'like', path: '/likes/received' });
    await bram.api(likeMember, { profile: anna.id });
    await gets(hers, 1);
    expect(hers.pushes[0]?.payload).toMatchObject({ kind: 'match', path: '/likes/matches' });
    await idle(bram);
    await gets(his, 1);
  });

  test('skips a member with a page in view, and resumes when the page is hidden or closed [NOTIF-1d]', async () => {
    const [anna, bram] = await two();
    const phone = await subscribe(bram);
    const socket = await bram.socket();
    await write(anna, bram);
    await idle(bram);
    expect(phone.pushes).toHaveLength(0);
    socket.emit(pageInView, false);
    await eventually(() => expect(service.platform.live.isWatching(bram.id)).toBe(false));
    expect(service.platform.live.isOnline(bram.id)).toBe(true);
    await write(anna, bram);
    await gets(phone, 1);
    socket.emit(pageInView, true);
    await eventually(() => expect(service.platform.live.isWatching(bram.id)).toBe(true));
    socket.close();
    await eventually(() => expect(service.platform.live.isWatching(bram.id)).toBe(false));
    await write(anna, bram);
    await gets(phone, 2);
  });

  test('skips a kind that is switched off, and sends the others [NOTIF-1c]', async () => {
    const [anna, bram] = await two();
    const phone = await subscribe(bram);
    await bram.api(setNotificationChoices, {
      push: { message: false },
    });
    await write(anna, bram);
    await anna.api(likeMember, { profile: bram.id });
    await gets(phone, 1);
    await idle(bram);
    expect(phone.pushes.map(({ payload }) => payload)).toEqual([expect.objectContaining({ kind: 'like' })]);
  });

  test('shows a push once in the developer mailbox, however many devices get it [NOTIF-3d]', async () => {
    const [anna, bram] = await two();
    const [phone, tablet] = [await subscribe(bram), await subscribe(bram)];
    const { conversation } = await write(anna, bram);
    await gets(phone, 1);
    await gets(tablet, 1);
    const { rows } = await sql<{
      email: string;
    }>`select email from addresses where member_id = ${bram.id}`.execute(service.platform.db);
    expect(service.service.mailbox?.list(rows[0]?.email)).toEqual([
      expect.objectContaining({
        kind: 'push',
        subject: 'Vonk',
        text: `Je hebt een nieuw bericht.\n/chats/${conversation}`,
      }),
    ]);
  });
});

describe('answers of push services', () => {
  test.each([404, 410])('drops only that subscription on status %s [NOTIF-3e, PUSH-5a]', async (status) => {
    const [anna, bram] = await two();
    const [gone, kept] = [await subscribe(bram), await subscribe(bram)];
    gone.answer({ status });
    await write(anna, bram);
    await gets(kept, 1);
    await eventually(async () => expect(await devices(bram)).toBe(1));
    await write(anna, bram);
    await gets(kept, 2);
    await gets(gone, 1);
  });

  test('retries an overloaded service no sooner than our own backoff and sends the push once [NOTIF-3e, PUSH-5b]', async () => {
    const [anna, bram] = await two();
    const phone = await subscribe(bram);
    phone.answer({ status: 429, headers: { 'retry-after': '1' } });
    await write(anna, bram);
    await eventually(() => expect(phone.pushes).toHaveLength(1));
    const first = performance.now();
    await eventually(() => expect(phone.pushes).toHaveLength(2));
    // Never sooner than our own backoff, whatever the service says.
    expect(performance.now() - first).toBeGreaterThan(4000);
    await idle(bram);
    expect(phone.pushes).toHaveLength(2);
    expect(await devices(bram)).toBe(1);
  });

  test.each([{ status: 500 }, { status: 503 }, 'drop' as const])(
    'retries a service that fails or cuts the connection: %o [NOTIF-3e]',
    async (answer) => {
      const [anna, bram] = await two();
      const phone = await subscribe(bram);
      phone.answer(answer);
      await write(anna, bram);
      await eventually(() => expect(phone.pushes).toHaveLength(2));
      await idle(bram);
      expect(await devices(bram)).toBe(1);
    },
  );

  test('times out on a service that never answers [NOTIF-3e]', async () => {
    const [anna, bram] = await two();
    const cas = await service.person();
    const phone = await subscribe(bram);
    const other = await subscribe(anna);
    phone.answer('hang');
    await write(anna, bram);
    await gets(phone, 1);
    // It does not delay other pushes.
    await write(cas, anna);
    await gets(other, 1);
    await eventually(() => expect(phone.pushes).toHaveLength(2), 40_000);
  }, 60_000);

  test.each([400, 401, 403, 413])(
    'logs %s without the address and does not retry [NOTIF-3e, PUSH-5c]',
    async (status) => {
      const lines: unknown[] = [];
      const log = Object.assign(Object.create(service.platform.log), {
        error: (line: unknown) => lines.push(line),
      });
      const [anna, bram] = await two();
      const phone = await subscribe(bram);
      phone.answer({ status }, { status });
      const { conversation } = await write(anna, bram);
      await gets(phone, 1);
      await idle(bram);
      expect(phone.pushes).toHaveLength(1);
      await pushMessageHandler.run(newsFor(bram, conversation), { ...service.platform, log });
      expect(lines).toEqual([{ service: 'fcm.googleapis.com', status, kind: 'message' }]);
      expect(await devices(bram)).toBe(1);
    },
  );
});

describe('pushes that are not sent', () => {
  /** Bram has a device and one unread message that he was notified of; `again` notifies him once more. */
  const told = async () => {
    const [anna, bram] = await two();
    const phone = await subscribe(bram);
    const { conversation } = await write(anna, bram);
    await gets(phone, 1);
    await idle(bram);
    const again = async (device: number | null = null) => {
      await pushMessageHandler.run(newsFor(bram, conversation, device), service.platform);
      return phone.pushes.length - 1;
    };
    return { anna, bram, phone, conversation, again };
  };

  const deviceOf = async (person: Person): Promise<number> => {
    const { rows } = await sql<{
      id: number;
    }>`select id from push_subscriptions where member_id = ${person.id}`.execute(service.platform.db);
    return Number(rows[0]?.id);
  };

  test('skips old news [NOTIF-3d, PUSH-3]', async () => {
    const { again } = await told();
    expect(await again()).toBe(1);
    clock.forward(13 * 3600);
    expect(await again()).toBe(1);
  });

  test('skips messages read in the meantime [NOTIF-3d]', async () => {
    const { bram, conversation, again } = await told();
    await bram.api(markRead, { conversation, read_up_to: 1 });
    expect(await again()).toBe(0);
  });

  test('skips news of a member blocked in the meantime [SAFE-1a, TRUST-3d]', async () => {
    const { anna, bram, again } = await told();
    await bram.api(blockMember, { profile: anna.id });
    expect(await again()).toBe(0);
  });

  test('skips fictional profiles for members who hide them [FIC-11b]', async () => {
    const [made, bram] = [await service.person({ fictional: true }), await service.person()];
    const phone = await subscribe(bram);
    const { conversation } = await write(made, bram);
    await gets(phone, 1);
    await bram.api(setFictionalChoice, { hidden: true });
    await pushMessageHandler.run(newsFor(bram, conversation), service.platform);
    expect(phone.pushes).toHaveLength(1);
  });

  test('skips news for the member who used this device before [NOTIF-3c, PUSH-9c]', async () => {
    const { anna, bram, phone, again } = await told();
    const device = await deviceOf(bram);
    (await anna.api(subscribePush, phone.subscription)).answer;
    expect(await again(device)).toBe(0);
    expect(await again()).toBe(0);
  });

  test('skips a device whose session has ended, and stores none for it [NOTIF-3c, PUSH-9b]', async () => {
    const { bram, phone, again } = await told();
    const { db } = service.platform;
    // Simulates a session that ends while the device is being stored, so that its row exists.
    await sql`update push_sessions set ended_at = now() where session_id = ${bram.id}`.execute(db);
    expect(await devices(bram)).toBe(1);
    expect(await again()).toBe(0);
    expect((await bram.api(subscribePush, phone.subscription)).problem.code).toBe('authentication_required');
  });

  test('drops a subscription with an address off the allowlist or with invalid keys [NOTIF-3c, PUSH-10a]', async () => {
    const { bram, again } = await told();
    await sql`update push_subscriptions set endpoint = 'https://169.254.169.254/x' where member_id = ${bram.id}`.execute(
      service.platform.db,
    );
    expect(await again()).toBe(0);
    expect(await devices(bram)).toBe(0);
    const device = await subscribe(bram);
    await sql`update push_subscriptions set p256dh = ${'a'.repeat(87)} where member_id = ${bram.id}`.execute(
      service.platform.db,
    );
    expect(await again()).toBe(0);
    expect(await devices(bram)).toBe(0);
    expect(device.pushes).toHaveLength(0);
  });

  test('schedules one job and one push for all messages of a lively conversation [NOTIF-3d]', async () => {
    const [anna, bram] = await two();
    const phone = await subscribe(bram);
    await Promise.all(Array.from({ length: 8 }, () => write(anna, bram)));
    await gets(phone, 1);
    await idle(bram);
    expect(phone.pushes).toHaveLength(1);
  });
});

describe('the text of a push', () => {
  const lastOf = (device: PushDevice) => device.pushes.at(-1)?.payload;

  test('labels a message of a fictional profile, with and without previews [SAFE-4b, FIC-1c]', async () => {
    const [made, bram] = [await service.person({ name: 'Fientje', fictional: true }), await service.person()];
    const phone = await subscribe(bram);
    await write(made, bram);
    await gets(phone, 1);
    expect(lastOf(phone)).toMatchObject({
      title: 'Vonk',
      body: 'Je hebt een nieuw bericht van een fictief profiel.',
    });
    await bram.api(setNotificationChoices, { push_previews: true });
    await write(made, bram, 'Kijk eens');
    await gets(phone, 2);
    expect(lastOf(phone)).toMatchObject({ title: 'Fientje · Fictief profiel', body: 'Kijk eens' });
  });

  test('shows sender and first words only to members who enabled previews [NOTIF-3d, PUSH-9a]', async () => {
    const [anna, bram] = await two();
    const phone = await subscribe(bram);
    await bram.api(setNotificationChoices, { push_previews: true });
    await write(anna, bram, 'woord '.repeat(40).trim());
    await gets(phone, 1);
    expect(lastOf(phone)).toMatchObject({ title: 'Annabel', body: `${'woord '.repeat(16).trim()}…` });
    const gift = { profile: bram.id, client_id: randomUUID(), kind: 'gift', gift: 'rose' } as const;
    (await anna.api(sendMessage, gift)).answer;
    await gets(phone, 2);
    expect(lastOf(phone)).toMatchObject({ title: 'Annabel', body: 'Cadeau: roos' });
    await anna.api(likeMember, { profile: bram.id });
    await gets(phone, 3);
    expect(lastOf(phone)).toMatchObject({ kind: 'like', title: 'Annabel', body: 'vindt je leuk.' });
  });
});
