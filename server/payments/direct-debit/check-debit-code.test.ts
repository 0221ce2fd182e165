import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#contract/kit/id.ts';
import { saveDirectDebit } from '#contract/payments/save-direct-debit.ts';
import { enableDirectDebit, newestSmsCode, uniqueDebitForm } from '#tests/support/payments/debit-form.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';

let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers();
  await enableDirectDebit(service);
});

type Form = ReturnType<typeof uniqueDebitForm>;

const ask = (person: Person, form: Form) => person.api(saveDirectDebit, form);
const confirm = (person: Person, form: Form, otp: string) => person.api(saveDirectDebit, { ...form, otp });
const codeOf = async (reply: ReturnType<typeof ask>): Promise<string> => (await reply).problem.code;

const debitsOf = async (member: Id): Promise<number> => {
  const { rows } =
    await sql`select from payments where member_id = ${member} and debit_at is not null`.execute(
      service.platform.db,
    );
  return rows.length;
};

test('checks a code without signing: a wrong one counts, and a right one still signs [CRED-6b, CRED-13g]', async () => {
  const person = await service.person();
  const form = uniqueDebitForm();
  await ask(person, form);
  const otp = newestSmsCode(service, form.phone);
  const wrong = otp === '000000' ? '000001' : '000000';
  const check = (given: string) => person.api(saveDirectDebit, { ...form, otp: given, only_check: true });
  const refused = await check(wrong);
  expect([refused.problem.code, refused.problem.params]).toEqual(['code_invalid', { tries: 4 }]);
  expect((await check(otp)).answer).toEqual({ code_valid: true });
  expect((await check(otp)).answer).toEqual({ code_valid: true });
  expect(await debitsOf(person.id)).toBe(0);
  const { answer } = await confirm(person, form, otp);
  expect(answer).toMatchObject({ state: 'pending' });
  expect((await check(otp)).answer).toEqual(answer);
  expect(await debitsOf(person.id)).toBe(1);
  const other = uniqueDebitForm();
  await ask(person, other);
  for (let left = 4; left >= 0; left -= 1)
    expect(
      (await person.api(saveDirectDebit, { ...other, otp: '1', only_check: true })).problem.params,
    ).toEqual({
      tries: left,
    });
  const last = newestSmsCode(service, other.phone);
  expect(await codeOf(person.api(saveDirectDebit, { ...other, otp: last, only_check: true }))).toBe(
    'code_tries',
  );
});
