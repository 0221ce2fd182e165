import { describe, expect, test } from 'vitest';
import { likeMember } from '#contract/likes/like-member.ts';
import { changeSubscription } from '#contract/notifications/change-subscription.ts';
import { getNotificationChoices } from '#contract/notifications/get-notification-choices.ts';
import { setNotificationChoices } from '#contract/notifications/set-notification-choices.ts';
import type { ReceivedMail } from '#tests/support/mail/mail-server.ts';
import { headerOf, hour, minute, startNewsMails } from '#tests/support/mail/news-mails.ts';
import type { Person } from '#tests/support/people/people.ts';
import { mailNewsHandler } from './mail-news.handler.ts';

const news = await startNewsMails();
const { service, clock, two, write, mailsTo, waiting } = news;

/** Runs the job at its scheduled time and returns the mails. */
const look = async (person: Person): Promise<ReceivedMail[]> => {
  await mailNewsHandler.run({ member: person.id }, service.platform);
  return mailsTo(person);
};

const lastSubject = (mails: readonly ReceivedMail[]) => mails.at(-1)?.parsed.subject;

describe('the effect of each choice', () => {
  test('does not mail a kind that is switched off, but mails the others [NOTIF-1c]', async () => {
    const [anna, bram] = await two();
    await bram.api(setNotificationChoices, { mail: { message: 'none' } });
    await write(anna, bram);
    expect(await waiting(bram)).toEqual([]);
    await anna.api(likeMember, { profile: bram.id });
    clock.forward(6 * minute);
    expect((await look(bram)).map(({ parsed }) => parsed.subject)).toEqual(['Er is iets leuks voor je']);
  });

  test("sends all news in one daily mail, in the evening of the member's time zone [NOTIF-1c]", async () => {
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
    expect(lastSubject(mails)).toBe('Dit is vandaag nieuw voor je');
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
    'stops mails of kind %s, and no others, by one-click unsubscribe [NOTIF-1a, NOTIF-1b, EML-1b, EML-2a]',
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

  test('switches to a daily mail, to no mails, and back by the link of a mail [NOTIF-1b]', async () => {
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

  test('restores the daily mail when a member undoes ending it by its link [NOTIF-1b]', async () => {
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
