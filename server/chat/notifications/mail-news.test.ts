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
import { setOptionalMailsPaused } from '#server/notifications/door.ts';
import { withholdMember } from '#server/safety/door.ts';
import type { ReceivedMail } from '#tests/support/mail/mail-server.ts';
import { hour, minute, startNewsMails } from '#tests/support/mail/news-mails.ts';
import type { Person } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { mailNewsHandler } from './mail-news.handler.ts';

const news = await startNewsMails();
const { service, server, clock, reader, two, wasHere, write, emailOf, mailsTo, waiting } = news;

/** Runs the job at its scheduled time and returns the mails. */
const look = async (person: Person): Promise<ReceivedMail[]> => {
  await mailNewsHandler.run({ member: person.id }, service.platform);
  return mailsTo(person);
};

const lastSubject = (mails: readonly ReceivedMail[]) => mails.at(-1)?.parsed.subject;

test('drops pending mails to a banned member, and sends nothing until the ban ends [SAFE-1d]', async () => {
  const [anna, bram] = await two();
  await write(anna, bram);
  clock.forward(6 * minute);
  await setOptionalMailsPaused(service.platform.db, bram.id, true);
  expect(await look(bram)).toEqual([]);
  await setOptionalMailsPaused(service.platform.db, bram.id, false);
  await write(anna, bram);
  clock.forward(2 * hour);
  expect(await look(bram)).toHaveLength(1);
});

describe('immediate mails', () => {
  test('mails messages to members who are away, in text and HTML, without quoting them [NOTIF-1a, EML-9b]', async () => {
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

  test("mails a like and a match separately, in the reader's language [NOTIF-1a, LANG-6b]", async () => {
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

  test('mails at most hourly per conversation, with all news in it [NOTIF-1d]', async () => {
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

  test('does not mail a member who has a page in view or had one minutes ago, and checks again later [NOTIF-1d]', async () => {
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

  test('does not mail what was read, seen or undone in the meantime [NOTIF-1d]', async () => {
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

  test('does not mail news of a blocked member [SAFE-1a, TRUST-3d]', async () => {
    const [anna, bram] = await two();
    await write(anna, bram);
    await anna.api(likeMember, { profile: bram.id });
    await bram.api(blockMember, { profile: anna.id });
    clock.forward(6 * minute);
    expect(await look(bram)).toHaveLength(0);
  });

  test('does not mail news of a member flagged as fraud [SAFE-1d, FIC-9c]', async () => {
    const [anna, bram] = await two();
    await write(anna, bram);
    await anna.api(likeMember, { profile: bram.id });
    await service.platform.transact((unit) => withholdMember(unit, anna.id, true, clock.now()));
    clock.forward(6 * minute);
    expect(await look(bram)).toHaveLength(0);
  });

  test('never mails likes that nobody gave by hand [LIKE-3d, FIC-8c, MEET-1b]', async () => {
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

  test('labels messages of fictional profiles in words [SAFE-4b, FIC-1c, EML-9c]', async () => {
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

  test('leaves out fictional profiles for members who hide them, and mails the rest [FIC-11b]', async () => {
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

  test('does not mail a member with an unconfirmed address, and leaves no job waiting [EML-10b]', async () => {
    const [anna, bram] = [await service.person(), await service.person()];
    await write(anna, bram);
    expect(await waiting(bram)).toEqual([]);
    clock.forward(6 * minute);
    expect(await look(bram)).toHaveLength(0);
  });

  test('does not mail a member who unsubscribed from our mails [NOTIF-2a]', async () => {
    const [anna, bram] = await two();
    await sql`insert into notification_stops (member_id, cause) values (${bram.id}, 'list-unsubscribe')`.execute(
      service.platform.db,
    );
    await write(anna, bram);
    clock.forward(6 * minute);
    expect(await look(bram)).toHaveLength(0);
  });

  test('does not mail news that is days old [NOTIF-1d]', async () => {
    const [anna, bram] = await two();
    await write(anna, bram);
    clock.forward(49 * hour);
    expect(await look(bram)).toHaveLength(0);
  });

  test('schedules one job, minutes ahead, for many messages of a lively conversation [NOTIF-1a]', async () => {
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

describe('neither duplicated nor lost', () => {
  test('sends one mail if two processes check at the same moment [NOTIF-1a]', async () => {
    const [anna, bram] = await two();
    await write(anna, bram);
    await anna.api(likeMember, { profile: bram.id });
    clock.forward(6 * minute);
    await Promise.all(Array.from({ length: 4 }, () => look(bram)));
    expect(await mailsTo(bram)).toHaveLength(2);
  });

  test('retries after a temporary refusal by the mail server, with what is unread by then [NOTIF-1a]', async () => {
    const [anna, bram] = await two();
    const { conversation } = await write(anna, bram);
    const other = await service.person();
    await write(other, bram);
    clock.forward(6 * minute);
    const email = await emailOf(bram);
    server.refuseTo(email, '451 4.2.0 greylisted');
    await expect(look(bram)).rejects.toThrow(/did not accept/);
    await bram.api(markRead, { conversation, read_up_to: 1 });
    server.refuseTo(email, null);
    const mails = await look(bram);
    expect(mails).toHaveLength(1);
    expect(lastSubject(mails)).toBe('Je hebt een nieuw bericht');
  });

  test('retries the daily mail too, and sends it once [NOTIF-1c]', async () => {
    const [anna, bram] = await two();
    await bram.api(setNotificationChoices, { mail: { message: 'daily' }, time_zone: 'Europe/Amsterdam' });
    await write(anna, bram);
    clock.forward(7 * hour);
    const email = await emailOf(bram);
    server.refuseTo(email, '451 4.2.0 greylisted');
    await expect(look(bram)).rejects.toThrow(/did not accept/);
    server.refuseTo(email, null);
    expect(await look(bram)).toHaveLength(1);
    expect(await look(bram)).toHaveLength(1);
  });
});
