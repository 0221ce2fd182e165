import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { markRead } from '#contract/chat/mark-read.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { pageInView } from '#contract/kit/event.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { markLikeSeen } from '#contract/likes/mark-like-seen.ts';
import { unlikeMember } from '#contract/likes/unlike-member.ts';
import { changeSubscription } from '#contract/notifications/change-subscription.ts';
import { getNotificationChoices } from '#contract/notifications/get-notification-choices.ts';
import { setNotificationChoices } from '#contract/notifications/set-notification-choices.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { giveLike } from '#server/likes/give-like.ts';
import { verifyAddress } from '#server/notifications/verify-address.ts';
import { type MovableClock, movableClock } from '#tests/support/movable-clock.ts';
import { type NewPerson, type PeopleService, type Person, startWithPeople } from '#tests/support/people.ts';
import { eventually } from '#tests/support/service.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '#tests/support/smtp.ts';
import { mailNewsHandler } from './mail-news.handler.ts';

const minute = 60;
const hour = 3600;

let clock: MovableClock;
let server: MailServer;
let service: PeopleService;

beforeAll(async () => {
  clock = movableClock();
  server = await startMailServer();
  service = await startWithPeople({ clock, smtpUrl: server.url });
});

/** Noon in Amsterdam, in winter on both sides of the ocean; each test on days of its own. */
let day = 0;
beforeEach(() => {
  day += 3;
  clock.set(new Date(Date.UTC(2030, 0, 1 + day, 11, 0)));
});

/** Somebody who confirmed their address, and was last here long ago. */
const reader = async (given: NewPerson = {}): Promise<Person> => {
  const person = await service.person(given);
  await verifyAddress(service.platform.db, person.id, clock.now());
  await wasHere(person, 24 * hour);
  return person;
};

const wasHere = ({ id }: Person, secondsAgo: number) =>
  sql`update profiles set last_active_at = ${new Date(clock.now().getTime() - secondsAgo * 1000)}
    where member_id = ${id}`.execute(service.platform.db);

const write = async (from: Person, to: Person, text = 'Zullen we zaterdag naar de vlinderkas?') =>
  (await from.api(sendMessage, { profile: to.id, client_id: randomUUID(), kind: 'text', text })).answer
    .message;

const emailOf = async ({ id }: Person): Promise<string> => {
  const { rows } = await sql<{ email: string }>`select email from addresses where member_id = ${id}`.execute(
    service.platform.db,
  );
  return rows[0]?.email ?? '';
};

/** What the member was mailed, the newest last. */
const mailsTo = async (person: Person): Promise<ReceivedMail[]> => {
  const email = await emailOf(person);
  return server.mails.filter(({ to }) => to.includes(email));
};

/** The job as it runs when its time has come; the mails there are then. */
const look = async (person: Person): Promise<ReceivedMail[]> => {
  await mailNewsHandler.run({ member: person.id }, service.platform);
  return mailsTo(person);
};

const lastSubject = (mails: readonly ReceivedMail[]) => mails.at(-1)?.parsed.subject;
const headerOf = (mail: ReceivedMail | undefined, name: string): string =>
  (mail?.parsed.headerLines.find(({ key }) => key === name)?.line ?? '')
    .replace(/^[^:]+:\s*/, '')
    .replace(/\s+/g, ' ');

interface Waiting {
  readonly key: string;
  readonly seconds: number;
}

/** The jobs that wait to mail the member, and how long from now by the database's clock. */
const waiting = async ({ id }: Person): Promise<Waiting[]> =>
  (
    await sql<Waiting>`select split_part(singleton_key, ' ', 2) as key,
        round(extract(epoch from start_after - now()))::int as seconds
      from pgboss.job
      where name = 'notifications/mail-news' and data->>'member' = ${String(id)} and state = 'created'
      order by 1`.execute(service.platform.db)
  ).rows;

const two = () => Promise.all([service.person({ name: 'Annabel' }), reader({ name: 'Bartholomeus' })]);

describe('mails that come at once', () => {
  test('[NOTIF-1] messages are mailed to whoever is away, in text and HTML, without a word of anybody (EML-9)', async () => {
    const [anna, bram] = await two();
    const { conversation } = await write(anna, bram);
    await write(anna, bram);
    clock.forward(6 * minute);
    const mails = await look(bram);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.parsed.subject).toBe('Je hebt 2 nieuwe berichten');
    expect(mail?.parsed.from?.text).toBe('"Vonk" <no-reply@localhost>');
    for (const part of [mail?.parsed.text, mail?.parsed.html || '']) {
      expect(part).toContain('Er wachten 2 berichten op je, in één gesprek.');
      expect(part).toContain(`/chats/${conversation}`);
      expect(part).not.toMatch(/Annabel|Bartholomeus|vlinderkas|fictief/);
    }
  });

  test('[NOTIF-1] a like and a match are mailed in the language of the reader, each by its own', async () => {
    const bram = await reader({ language: 'en' });
    const [anna, cas] = [await service.person(), await service.person()];
    await anna.api(likeMember, { profile: bram.id });
    await bram.api(likeMember, { profile: cas.id });
    await cas.api(likeMember, { profile: bram.id });
    clock.forward(6 * minute);
    const mails = await look(bram);
    expect(mails.map(({ parsed }) => parsed.subject)).toEqual([
      'There is something nice for you',
      'There is good news for you',
    ]);
    expect(mails[0]?.parsed.text).toContain('Somebody likes you');
    expect(mails[0]?.parsed.text).toContain('/likes/received');
    expect(mails[1]?.parsed.text).toContain('/likes/matches');
  });

  test('[NOTIF-1] one mail an hour about a conversation, of all that came; another conversation has its own', async () => {
    const [anna, bram] = await two();
    const cas = await service.person();
    await write(anna, bram);
    clock.forward(6 * minute);
    expect(await look(bram)).toHaveLength(1);
    await write(anna, bram);
    clock.forward(10 * minute);
    expect(await look(bram)).toHaveLength(1);
    await write(cas, bram);
    const mails = await look(bram);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.parsed.text).toContain('Er wacht een bericht op je.');
    clock.forward(50 * minute);
    const later = await look(bram);
    expect(later).toHaveLength(3);
    expect(lastSubject(later)).toBe('Je hebt 2 nieuwe berichten');
    clock.forward(2 * hour);
    expect(await look(bram)).toHaveLength(3);
  });

  test('[NOTIF-1] nobody is mailed who has a page in view, or had one minutes ago; somebody looks again', async () => {
    const [anna, bram] = await two();
    await write(anna, bram);
    clock.forward(6 * minute);
    await wasHere(bram, 2 * minute);
    expect(await look(bram)).toHaveLength(0);
    const [again] = await waiting(bram);
    expect(again).toMatchObject({ key: 'soon' });
    const socket = await bram.socket();
    clock.forward(10 * minute);
    expect(await look(bram)).toHaveLength(0);
    socket.emit(pageInView, false);
    await eventually(() => expect(service.platform.live.isWatching(bram.id)).toBe(false));
    expect(await look(bram)).toHaveLength(1);
    socket.close();
  });

  test('[NOTIF-1] what was read, seen or taken back in the meantime is not mailed', async () => {
    const [anna, bram] = await two();
    const cas = await service.person();
    const { conversation } = await write(anna, bram);
    await anna.api(likeMember, { profile: bram.id });
    await cas.api(likeMember, { profile: bram.id });
    await bram.api(markRead, { conversation, read_up_to: 1 });
    await bram.api(markLikeSeen, { profile: anna.id });
    await cas.api(unlikeMember, { profile: bram.id });
    clock.forward(6 * minute);
    expect(await look(bram)).toHaveLength(0);
  });

  test('[SAFE-1] whoever was blocked tells nobody anything (TRUST-3)', async () => {
    const [anna, bram] = await two();
    await write(anna, bram);
    await anna.api(likeMember, { profile: bram.id });
    await bram.api(blockMember, { profile: anna.id });
    clock.forward(6 * minute);
    expect(await look(bram)).toHaveLength(0);
  });

  test('[LIKE-3] likes that nobody gave by hand are never mailed (FIC-8, MEET-1)', async () => {
    const [anna, bram] = await two();
    const made = await service.person({ fictional: true });
    const like = (from: Person, origin: 'standing' | 'fictional') =>
      service.platform.transact((unit) =>
        giveLike(unit, { site: 1, from: from.id, to: bram.id, origin, now: clock.now() }),
      );
    await like(anna, 'standing');
    await like(made, 'fictional');
    expect(await waiting(bram)).toEqual([]);
    clock.forward(6 * minute);
    expect(await look(bram)).toHaveLength(0);
  });

  test('[SAFE-4] messages of fictional profiles say so in words', async () => {
    const [anna, bram] = await two();
    const made = await service.person({ fictional: true });
    await write(made, bram);
    clock.forward(6 * minute);
    expect((await look(bram))[0]?.parsed.text).toContain('Het gesprek is met een fictief profiel.');
    clock.forward(hour);
    await write(anna, bram);
    await write(made, bram);
    clock.forward(6 * minute);
    expect((await look(bram))[1]?.parsed.text).toContain(
      'Eén van die gesprekken is met een fictief profiel.',
    );
  });

  test('[EML-10] whoever never confirmed the address gets none, and no job waits for them', async () => {
    const [anna, bram] = [await service.person(), await service.person()];
    await write(anna, bram);
    expect(await waiting(bram)).toEqual([]);
    clock.forward(6 * minute);
    expect(await look(bram)).toHaveLength(0);
  });

  test('[NOTIF-2] whoever stopped our mails gets none', async () => {
    const [anna, bram] = await two();
    await sql`insert into notification_stops (member_id, cause) values (${bram.id}, 'list-unsubscribe')`.execute(
      service.platform.db,
    );
    await write(anna, bram);
    clock.forward(6 * minute);
    expect(await look(bram)).toHaveLength(0);
  });

  test('[NOTIF-1] news of days ago is none', async () => {
    const [anna, bram] = await two();
    await write(anna, bram);
    clock.forward(49 * hour);
    expect(await look(bram)).toHaveLength(0);
  });

  test('[NOTIF-1] many messages of a lively conversation leave one job, minutes ahead', async () => {
    const [anna, bram] = [await service.person({ credits: 1000 }), await reader()];
    await write(anna, bram);
    for (let batch = 0; batch < 3; batch += 1)
      await Promise.all(Array.from({ length: 10 }, () => write(anna, bram)));
    const jobs = await waiting(bram);
    expect(jobs).toHaveLength(1);
    expect(jobs[0]?.seconds).toBeGreaterThan(200);
    expect(jobs[0]?.seconds).toBeLessThanOrEqual(300);
  });
});

describe('what each choice does', () => {
  test('[NOTIF-1] a kind that is not wanted is not mailed, the others are', async () => {
    const [anna, bram] = await two();
    await bram.api(setNotificationChoices, { mail: { message: 'none' } });
    await write(anna, bram);
    expect(await waiting(bram)).toEqual([]);
    await anna.api(likeMember, { profile: bram.id });
    clock.forward(6 * minute);
    expect((await look(bram)).map(({ parsed }) => parsed.subject)).toEqual(['Er is iets leuks voor je']);
  });

  test('[NOTIF-1] the daily mail tells all of it once, in the evening where the member is', async () => {
    const [anna, bram] = await two();
    const mail = { message: 'daily', like: 'daily', match: 'daily' } as const;
    await bram.api(setNotificationChoices, { mail, time_zone: 'America/New_York' });
    await write(anna, bram);
    await anna.api(likeMember, { profile: bram.id });
    const [job] = await waiting(bram);
    // Noon in Amsterdam is six in the morning there.
    expect(job?.key).toBe('daily');
    expect(Math.abs((job?.seconds ?? 0) - 12 * hour)).toBeLessThan(5 * minute);
    clock.forward(6 * hour);
    expect(await look(bram)).toHaveLength(0);
    clock.forward(6 * hour + minute);
    const mails = await look(bram);
    expect(mails).toHaveLength(1);
    expect(lastSubject(mails)).toBe('Dit is nieuw voor je vandaag');
    expect(mails[0]?.parsed.text).toContain('Een nieuw bericht. Een lid vindt je leuk.');
    expect(headerOf(mails[0], 'list-unsubscribe')).toContain('&about=daily');
    await write(anna, bram);
    expect(await look(bram)).toHaveLength(1);
    clock.forward(24 * hour);
    expect(await look(bram)).toHaveLength(2);
    clock.forward(24 * hour);
    expect(await look(bram)).toHaveLength(2);
  });

  test.each([
    ['new_message', 'message', { message: 'none', like: 'at_once', match: 'at_once' }],
    ['new_like', 'like', { message: 'at_once', like: 'none', match: 'at_once' }],
  ] as const)(
    '[NOTIF-1] one click in the mail program ends mails like %s and no other (EML-1, EML-2)',
    async (_kind, about, left) => {
      const [anna, bram] = await two();
      await (about === 'message' ? write(anna, bram) : anna.api(likeMember, { profile: bram.id }));
      clock.forward(6 * minute);
      const mail = (await look(bram))[0];
      expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      const [, link = ''] = /^<([^>]+)>/.exec(headerOf(mail, 'list-unsubscribe')) ?? [];
      const { pathname, search } = new URL(link);
      const choices = async () => (await bram.api(getNotificationChoices, {})).answer;
      await service.client().get(pathname + search);
      expect((await choices()).mail[about]).toBe('at_once');
      const click = () =>
        service.client().fetch(pathname + search, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
          body: 'List-Unsubscribe=One-Click',
        });
      const answers = await Promise.all([click(), click()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await choices()).toMatchObject({ mail: left, stops: [] });
    },
  );

  test('[NOTIF-1] the link of a mail leads to one mail a day, to none, and back', async () => {
    const [anna, bram] = await two();
    await write(anna, bram);
    clock.forward(6 * minute);
    const [, link = ''] = /^<([^>]+)>/.exec(headerOf((await look(bram))[0], 'list-unsubscribe')) ?? [];
    const token = new URL(link).searchParams.get('token') ?? '';
    const change = async (input: { subscribed: boolean; daily?: true; time_zone?: string }) =>
      (await service.client().api(changeSubscription, { token, ...input })).answer;
    const choice = async () => (await bram.api(getNotificationChoices, {})).answer.mail.message;
    const daily = { subscribed: true, daily: true, time_zone: 'Europe/Lisbon' } as const;
    expect(await change(daily)).toEqual({ subscribed: true, about: 'message' });
    expect(await choice()).toBe('daily');
    await change({ subscribed: false });
    expect(await choice()).toBe('none');
    await change({ subscribed: true });
    expect(await choice()).toBe('at_once');
  });

  test('[NOTIF-1] whoever ends the daily mail by its link has it as before when they take that back', async () => {
    const [anna, bram] = await two();
    const mail = { message: 'daily', like: 'none', match: 'at_once' } as const;
    await bram.api(setNotificationChoices, { mail, time_zone: 'Europe/Amsterdam' });
    await write(anna, bram);
    clock.forward(7 * hour);
    const [, link = ''] = /^<([^>]+)>/.exec(headerOf((await look(bram))[0], 'list-unsubscribe')) ?? [];
    const token = new URL(link).searchParams.get('token') ?? '';
    const change = (subscribed: boolean) => service.client().api(changeSubscription, { token, subscribed });
    const choices = async () => (await bram.api(getNotificationChoices, {})).answer.mail;
    expect((await change(false)).answer).toEqual({ subscribed: false, about: 'daily' });
    expect(await choices()).toEqual({ message: 'none', like: 'none', match: 'at_once' });
    await change(true);
    expect(await choices()).toEqual(mail);
  });
});

describe('never twice, and not lost', () => {
  test('[NOTIF-1] two processes that look at the same moment send one mail', async () => {
    const [anna, bram] = await two();
    await write(anna, bram);
    await anna.api(likeMember, { profile: bram.id });
    clock.forward(6 * minute);
    await Promise.all(Array.from({ length: 4 }, () => look(bram)));
    expect(await mailsTo(bram)).toHaveLength(2);
  });

  test('[NOTIF-1] a mail server that takes none for now gets it on the next try, with what is unread then', async () => {
    const [anna, bram] = await two();
    const { conversation } = await write(anna, bram);
    const other = await service.person();
    await write(other, bram);
    clock.forward(6 * minute);
    const email = await emailOf(bram);
    server.refuseTo(email, '451 4.2.0 greylisted');
    await expect(look(bram)).rejects.toThrow(/not taken/);
    await bram.api(markRead, { conversation, read_up_to: 1 });
    server.refuseTo(email, null);
    const mails = await look(bram);
    expect(mails).toHaveLength(1);
    expect(lastSubject(mails)).toBe('Je hebt een nieuw bericht');
  });

  test('[NOTIF-1] so does the daily mail, which comes once all the same', async () => {
    const [anna, bram] = await two();
    await bram.api(setNotificationChoices, { mail: { message: 'daily' }, time_zone: 'Europe/Amsterdam' });
    await write(anna, bram);
    clock.forward(7 * hour);
    const email = await emailOf(bram);
    server.refuseTo(email, '451 4.2.0 greylisted');
    await expect(look(bram)).rejects.toThrow(/not taken/);
    server.refuseTo(email, null);
    expect(await look(bram)).toHaveLength(1);
    expect(await look(bram)).toHaveLength(1);
  });
});
