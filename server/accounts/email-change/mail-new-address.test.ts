import { afterAll, beforeAll, expect, test } from 'vitest';
import { activate } from '#contract/accounts/activate.ts';
import { getAddress } from '#contract/accounts/get-address.ts';
import { confirmMailChange, requestMailChange, undoMailChange } from '#contract/accounts/mail-change.ts';
import { freshDatabase } from '#tests/support/database/database.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { type KillableService, startKillable } from '#tests/support/service/killable-service.ts';
import { eventually } from '#tests/support/service/service.ts';

const password = 'een heel lang wachtwoord';
const old = 'oud@post.example';
const wanted = 'nieuw@post.example';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let member = 0;

const tokenTo = (service: KillableService, to: string, beginning: string): Promise<string> =>
  eventually(async () => {
    const response = await service.loggedIn(1).get(`/dev/mailbox.json?to=${to}`);
    const mails: { links: string[] }[] = JSON.parse(await response.text());
    const link = mails.flatMap(({ links }) => links).find((found) => found.includes(beginning));
    return (
      (link ?? '').slice((link ?? '').lastIndexOf(beginning) + beginning.length) ||
      Promise.reject(new Error(to))
    );
  });

beforeAll(async () => {
  database = await freshDatabase();
  const service = await startKillable(database.url);
  const user = await signUpMember(service.loggedIn(1), { email: old, password });
  member = user.id;
  const token = await tokenTo(service, old, '/activate/done?token=');
  await service.loggedIn(1).api(activate, { token });
  await service.kill();
});

afterAll(() => database.drop());

const addressIn = async (service: KillableService) =>
  (await service.loggedIn(member).api(getAddress, {})).answer.email;

// One scenario over four processes: each continues with the state of the previous one.
test('completes a change of address across a process crash at each step [ACC-12c]', async () => {
  const first = await startKillable(database.url, 'accounts/mail-change-token-stored');
  // The job may be faster than the answer: then the request fails together with the process.
  const died = () => undefined;
  await first.loggedIn(member).api(requestMailChange, { password, new_email: wanted }).catch(died);
  expect(await first.ended).toBe('SIGKILL');

  const second = await startKillable(database.url, 'accounts/mail-changed');
  const token = await tokenTo(second, wanted, '/mail-change/do?token=');
  await second.loggedIn(1).api(confirmMailChange, { token }).catch(died);
  expect(await second.ended).toBe('SIGKILL');

  const third = await startKillable(database.url, 'accounts/mail-undo-token-stored');
  expect(await addressIn(third)).toBe(old);
  await third.loggedIn(1).api(confirmMailChange, { token }).catch(died);
  expect(await third.ended).toBe('SIGKILL');

  const fourth = await startKillable(database.url);
  expect(await addressIn(fourth)).toBe(wanted);
  const back = await tokenTo(fourth, old, '/mail-change/do?undo=');
  expect((await fourth.loggedIn(1).api(undoMailChange, { token: back })).answer).toEqual({ email: old });
  expect(await addressIn(fourth)).toBe(old);
  await fourth.kill();
}, 180_000);
