import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkBirthDate } from '#contract/accounts/check-birth-date.ts';
import { signUp } from '#contract/accounts/sign-up.ts';
import { daySeconds } from '#contract/kit/durations.ts';
import { ageOn, latestBirthDate } from '#contract/profiles/age.ts';
import { signUpForm } from '#tests/support/people/sign-up-form.ts';
import type { Client } from '#tests/support/service/client.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { startService } from '#tests/support/service/service.ts';
import { addSite } from '#tests/support/sites/add-site.ts';

const clock = movableClock();
const service = await startService({ clock });
/** Code of the error; null if the date is accepted. */
const judged = async (browser: Client, date: string): Promise<string | null | undefined> => {
  const reply = await browser.api(checkBirthDate, { date_of_birth: date });
  return reply.status === 200 ? null : reply.problem.errors?.[0]?.code;
};

const signedUp = async (browser: Client, date: string): Promise<string | null | undefined> => {
  const reply = await browser.api(signUp, signUpForm({ date_of_birth: date }));
  return reply.status === 200 ? null : reply.problem.errors?.[0]?.code;
};

test('refuses every birth date from this browser for a day after a refusal [AGE-1b]', async () => {
  clock.set(new Date('2026-11-21T12:00:00Z'));
  const browser = service.client();
  expect(await judged(browser, '2008-11-22')).toBe('under_age');
  for (const date of ['1990-05-17', '2008-11-22', '2008-11-21']) {
    expect(await judged(browser, date)).toBe('under_age_before');
    expect(await signedUp(browser, date)).toBe('under_age_before');
  }
  expect(await judged(service.client(), '1990-05-17')).toBeNull();
  clock.forward(daySeconds - 60);
  expect(await judged(browser, '1990-05-17')).toBe('under_age_before');
  clock.forward(61);
  expect(await judged(browser, '1990-05-17')).toBeNull();
  expect(await signedUp(browser, '1990-05-17')).toBeNull();
});

test('remembers a refusal of the sign-up itself as well, with a kind and final text [AGE-1b]', async () => {
  const browser = service.client();
  const first = await browser.api(signUp, signUpForm({ date_of_birth: '2015-01-01' }));
  expect(first.problem.errors).toMatchObject([
    { field: 'date_of_birth', code: 'under_age', detail: 'Vul uw geboortedatum in (18+ jaar)' },
  ]);
  const [cookie = ''] = first.headers.getSetCookie();
  expect(cookie).toMatch(/^vonk_age=\d+\.[\w-]{43}; Path=\/; Max-Age=86400; SameSite=Lax; HttpOnly$/);
  expect(cookie).not.toContain('2015');
  const second = await browser.api(signUp, signUpForm());
  expect(second.status).toBe(400);
  expect(second.problem.errors).toEqual([
    {
      field: 'date_of_birth',
      code: 'under_age_before',
      detail:
        'Aanmelden kan vanaf 18 jaar. Volgens de datum die je eerder invulde is het nog te vroeg. Je bent later van harte welkom.',
    },
  ]);
  expect(second.headers.getSetCookie()).toEqual([]);
});

test('ignores a refusal cookie that we did not sign, in both directions [AGE-1b]', async () => {
  const browser = service.client();
  expect(await judged(browser, '2015-01-01')).toBe('under_age');
  const [ends = '', hash = ''] = (browser.cookies.get('vonk_age') ?? '').split('.');
  for (const forged of [
    '',
    'x',
    `${Number(ends) + 1}.${hash}`,
    `${ends}.`,
    `${ends}.${'A'.repeat(43)}`,
    '🙂.🙂',
  ]) {
    const other = service.client();
    other.cookies.set('vonk_age', encodeURIComponent(forged));
    expect(await judged(other, '1990-05-17')).toBeNull();
  }
  const copy = service.client();
  copy.cookies.set('vonk_age', `${ends}.${hash}`);
  expect(await judged(copy, '1990-05-17')).toBe('under_age_before');
});

// Each case goes through the sign-up, whose account the database checks too: 200 or a named refusal, never an
// internal error.
test.each([
  ['a birthday has begun everywhere at noon (UTC)', '2008-11-21', '2026-11-21T12:00:00Z'],
  ['born on 29 February: on 1 March of an ordinary year', '2008-02-29', '2026-03-01T12:00:00Z'],
  ['born on 28 February, in a leap year', '2010-02-28', '2028-02-28T12:00:00Z'],
  ['born on 1 March, the day after 29 February', '2010-03-01', '2028-03-01T12:00:00Z'],
  ['the turn of the year', '2009-01-01', '2027-01-01T12:00:00Z'],
])('admits from the exact second of the 18th birthday: %s [AGE-1a, SAFE-3c]', async (_name, born, moment) => {
  const first = new Date(moment);
  clock.set(new Date(first.getTime() - 30_000));
  expect(await signedUp(service.client(), born)).toBe('under_age');
  clock.set(first);
  expect(await signedUp(service.client(), born)).toBeNull();
});

test('agrees with the database on who is old enough, on every day of a leap year cycle [AGE-1a, SAFE-3c]', async () => {
  const noon = Date.UTC(2026, 0, 1, 12);
  const moments = Array.from({ length: 4 * 366 }, (_, days) =>
    [-1, 0].map((seconds) => new Date(noon + (days * daySeconds + seconds) * 1000)),
  ).flat();
  const youngest = moments.map((moment) => latestBirthDate(18, moment));
  const created = moments.map((moment) => moment.toISOString().slice(0, 10));
  for (const [at, moment] of moments.entries()) expect(ageOn(youngest[at] ?? '', moment)).toBe(18);
  const { rows } = await sql`
    select born, created from unnest(${youngest}::date[], ${created}::date[]) as people (born, created)
    where not born <= created - interval '18 years'`.execute(service.platform.db);
  expect(rows).toEqual([]);
});

test('treats an impossible birth date as a mistake, not a refusal: the next date counts [AGE-1a]', async () => {
  clock.set(new Date());
  const browser = service.client();
  for (const date of ['2990-05-17', '1890-05-17', '1990-02-30', 'x', '0000-00-00'])
    expect(await judged(browser, date)).toBe('birth_date_invalid');
  expect(await judged(browser, '')).toBe('birth_date_required');
  expect(await judged(browser, '1990-05-17')).toBeNull();
});

test('remembers a refusal by the higher minimum age of the site [AGE-1b]', async () => {
  await addSite(service.platform.db, 'ouder.example', { minimum_age: 30 });
  clock.set(new Date('2026-11-21T12:00:00Z'));
  const browser = service.client('ouder.example');
  expect(await judged(browser, '1996-11-22')).toBe('under_age');
  expect(await judged(browser, '1996-11-21')).toBe('under_age_before');
  expect(await judged(service.client('ouder.example'), '1996-11-21')).toBeNull();
});
