import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { provePassword } from './prove-password.ts';

let service: TestService;
let clock: MovableClock;

beforeAll(async () => {
  clock = movableClock();
  service = await startService({ clock });
});

const password = 'een heel lang wachtwoord';

const newMember = async (): Promise<Id> => (await signUpMember(service.client(), { password })).id;

const callOf = (member: Id) => ({ member, ip: '192.0.2.1', userAgent: '' });

/** Code of the refusal; null if the password was correct. */
const refusalCode = async (member: Id, tried: string): Promise<string | null> => {
  try {
    await provePassword(service.platform, callOf(member), tried);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

test('refuses ten wrong passwords in an hour, then checks none until the hour is over [AUTH-12c]', async () => {
  const member = await newMember();
  for (let time = 0; time < 10; time += 1) expect(await refusalCode(member, 'fout')).toBe('invalid_input');
  await expect(provePassword(service.platform, callOf(member), password)).rejects.toMatchObject({
    code: 'too_many_requests',
    params: { seconds: expect.closeTo(3600, -2) },
  });
  expect(await refusalCode(await newMember(), password)).toBeNull();
  clock.forward(3601);
  expect(await refusalCode(member, password)).toBeNull();
});

test('does not count a correct password [AUTH-12c]', async () => {
  const member = await newMember();
  for (let time = 0; time < 12; time += 1) expect(await refusalCode(member, password)).toBeNull();
  expect(await refusalCode(member, 'fout')).toBe('invalid_input');
});

test('checks ten of thirty simultaneous wrong passwords [AUTH-12c]', async () => {
  const member = await newMember();
  const answers = await Promise.all(Array.from({ length: 30 }, () => refusalCode(member, 'fout')));
  expect(answers.filter((answer) => answer === 'invalid_input')).toHaveLength(10);
  expect(answers.filter((answer) => answer === 'too_many_requests')).toHaveLength(20);
});
