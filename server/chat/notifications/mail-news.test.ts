import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { markRead } from '#contract/chat/mark-read.ts';
import { pageInView } from '#contract/kit/event.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { markLikeSeen } from '#contract/likes/mark-like-seen.ts';
import { unlikeMember } from '#contract/likes/unlike-member.ts';
import { setNotificationChoices } from '#contract/notifications/set-notification-choices.ts';
import { setFictionalChoice } from '#contract/profiles/set-fictional-choice.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { giveLike } from '#server/likes/door.ts';
import { setQuiet } from '#server/notifications/door.ts';
import { withholdMember } from '#server/safety/door.ts';
import type { ReceivedMail } from '#tests/support/mail/mail-server.ts';
import { hour, minute, startNewsMails } from '#tests/support/mail/news-mails.ts';
import type { Person } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { mailNewsHandler } from './mail-news.handler.ts';

const news = await startNewsMails();
const { service, server, clock, reader, two, wasHere, write, emailOf, mailsTo, waiting } = news;

/** The job as it runs when its time has come; the mails there are then. */
const look = async (person: Person): Promise<ReceivedMail[]> => {
  await mailNewsHandler.run({ member: person.id }, service.platform);
  return mailsTo(person);
};

const lastSubject = (mails: readonly ReceivedMail[]) => mails.at(-1)?.parsed.subject;

test('[NOTIF-1] [SAFE-1] what is under way to somebody who is banned meanwhile is not sent, nor anything until they are free', async () => {
  const [anna, bram] = await two();
  await write(anna, bram);
  clock.forward(6 * minute);
  await setQuiet(service.platform.db, bram.id, true);
  expect(await look(bram)).toEqual([]);
  await setQuiet(service.platform.db, bram.id, false);
  await write(anna, bram);
  clock.forward(2 * hour);
  expect(await look(bram)).toHaveLength(1);
});

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

  test('[NOTIF-1] [LANG-6] a like and a match are mailed in the language of the reader, each by its own', async () => {
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

  test('[SAFE-1] whoever was flagged as fraud tells nobody anything (FIC-9)', async () => {
    const [anna, bram] = await two();
    await write(anna, bram);
    await anna.api(likeMember, { profile: bram.id });
    await service.platform.transact((unit) => withholdMember(unit, anna.id, true, clock.now()));
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

  test('[FIC-11] whoever hides fictional profiles is mailed of none, and of others as before', async () => {
    const [anna, bram] = await two();
    const made = await service.person({ fictional: true });
    await write(made, bram);
    await bram.api(setFictionalChoice, { hidden: true });
    clock.forward(6 * minute);
    expect(await look(bram)).toHaveLength(0);
    await write(anna, bram);
    clock.forward(6 * minute);
    const [mail] = await look(bram);
    expect(mail?.parsed.subject).toBe('Je hebt een nieuw bericht');
    expect(mail?.parsed.text).not.toContain('fictief');
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
