import { expect, test } from 'vitest';
import { sendActivationMail } from '#contract/accounts/send-activation-mail.ts';
import { mailboxOf } from '#server/platform/mail/mailbox-of.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService } from '#tests/support/service/service.ts';
import { mailActivation, remindActivation } from './mail-activation.job.ts';

const clock = movableClock();
const service = await startService({ clock });

const mails = (name: RegExp) => (service.service.mailbox?.list() ?? []).filter(({ to }) => name.test(to));

const signUp = async (email: string): Promise<{ browser: Client; id: number }> => {
  const browser = service.client();
  const { id } = await signUpMember(browser, { email });
  return { browser, id };
};

test.each([
  ['Anna@Post.example', 'anna@post.example'],
  ['anna+1@post.example', 'anna@post.example'],
  ['an.na+x+y@gmail.com', 'anna@gmail.com'],
  ['a.n.n.a@googlemail.com', 'anna@gmail.com'],
  ['an.na@proton.me', 'anna@proton.me'],
  ['an.na@post.example', 'an.na@post.example'],
  ['+anna@post.example', '+anna@post.example'],
])('counts %s as the mailbox %s [EML-10f]', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test.each([
  ['an address with plus signs', (turn: number) => `doelwit+${turn}@post.example`, /^doelwit/],
  [
    'an address with dots',
    (turn: number) => ['d', ...'oelwit'].join(turn % 2 ? '.' : '').concat(`+${turn}@gmail.com`),
    /@gmail\.com$/,
  ],
])(
  'mails a mailbox ten activations a day, whatever accounts ask for them: %s [EML-10f]',
  async (_what, addressOf, name) => {
    const accounts: Awaited<ReturnType<typeof signUp>>[] = [];
    for (let turn = 0; turn < 14; turn += 1) accounts.push(await signUp(addressOf(turn)));
    await eventually(() => expect(mails(name)).toHaveLength(10));
    const last = accounts.at(-1);
    const refused = await last?.browser.api(sendActivationMail, {});
    expect([refused?.status, refused?.problem.code]).toEqual([429, 'too_many_requests']);
    for (const { id } of accounts)
      for (const job of [mailActivation, remindActivation])
        await job.run({ member: id, origin: service.url, language: 'nl' }, service.platform);
    expect(mails(name)).toHaveLength(10);
    clock.forward(25 * 3600);
    expect((await last?.browser.api(sendActivationMail, {}))?.answer).toEqual({ sent: true });
    await eventually(() => expect(mails(name)).toHaveLength(11));
  },
);
