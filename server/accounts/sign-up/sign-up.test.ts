import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { logIn } from '#contract/accounts/log-in.ts';
import { signUp } from '#contract/accounts/sign-up.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { signUpForm } from '#tests/support/people/sign-up-form.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { addSite } from '#tests/support/sites/add-site.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

let count = 0;

const form = (given: Partial<CallOf<typeof signUp>> = {}): CallOf<typeof signUp> => {
  count += 1;
  return signUpForm({
    email: `Lotte.${count}@Post.example`,
    name: 'Lotte',
    password: 'een heel lang wachtwoord',
    ...given,
  });
};

const rows = async (query: string, parameter: unknown): Promise<unknown[]> =>
  (await sql`${sql.raw(query)} ${parameter}`.execute(service.platform.db)).rows;

/** Text of each refused field. */
const refused = async (given: object, language = 'nl') => {
  const response = await service.client().fetch('/api/signup.php', {
    method: 'POST',
    headers: {
      'x-request-type': 'client',
      'content-type': 'application/json',
      cookie: `vonk_language=${language}`,
    },
    body: JSON.stringify({ ...form(), ...given }),
  });
  expect(response.status).toBe(400);
  const problem: { errors: { field: string; detail: string }[] } = JSON.parse(await response.text());
  return Object.fromEntries(problem.errors.map(({ field, detail }) => [field, detail]));
};

test('logs in the new member, unconfirmed and not yet visible, with credits, and sends the mail [ACC-5a, ACC-8b]', async () => {
  const browser = service.client();
  const sent = form({ signup_message: 'Ik houd van zeilen.' });
  const { status, answer, headers } = await browser.api(signUp, sent);
  expect(status).toBe(200);
  expect(answer.user).toMatchObject({
    status: 'not_confirmed',
    credits: 3,
    paid_user: false,
    restriction: null,
    notifications_disabled: [],
    language: 'nl',
    profile: { name: 'Lotte', status: 'disabled', country: 'NL', main_image: null, fictional: false },
  });
  expect(headers.getSetCookie().join()).toMatch(
    /vonk_session=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly/,
  );
  // The remaining seconds of a discount decrease in between.
  const { user } = (await browser.api(getCurrentUser, {})).answer;
  expect({ ...user, discounts: null }).toEqual({ ...answer.user, discounts: null });
  const id = answer.user?.id;
  expect(await rows('select about from profiles where member_id =', id)).toEqual([
    { about: 'Ik houd van zeilen.' },
  ]);
  const mail = await service.mailTo(sent.email.toLowerCase());
  expect(mail.subject).toBe('Bevestig je e-mailadres');
});

test('stores both consents with their version, language and moment [GDPR-2b]', async () => {
  const { id } = await signUpMember(service.client());
  const kept = await rows('select kind, version, language, given_at from consents where member_id =', id);
  expect(kept).toHaveLength(2);
  expect(kept).toEqual(
    expect.arrayContaining(
      ['terms', 'sensitive_data'].map((kind) => ({
        kind,
        version: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        language: 'nl',
        given_at: expect.any(Date),
      })),
    ),
  );
});

test('stores neither password nor token [ACC-8c, AUTH-6a]', async () => {
  const browser = service.client();
  const { id } = await signUpMember(browser);
  const [stored] = await rows(
    `select password_hash, encode(token_hash, 'escape') as token from credentials join sessions using (member_id)
     where member_id =`,
    id,
  );
  expect(stored).toMatchObject({
    password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
  });
  expect(JSON.stringify(stored)).not.toContain(browser.cookies.get('vonk_session'));
});

test('uses the exact texts for wrong fields [ACC-4a]', async () => {
  expect(await refused({ name: 'lotte@post.example' })).toEqual({
    name: 'Je profielnaam moet anders zijn dan je e-mailadres',
  });
  expect(await refused({ name: '@lotte' })).toEqual({ name: 'Je profielnaam mag niet beginnen met een @' });
  expect(await refused({ date_of_birth: undefined })).toEqual({
    date_of_birth: 'Vul uw geboortedatum in (18+ jaar)',
  });
  expect(await refused({ date_of_birth: '2015-01-01' })).toEqual({
    date_of_birth: 'Vul uw geboortedatum in (18+ jaar)',
  });
  expect(await refused({ date_of_birth: '1990-02-30' })).toEqual({
    date_of_birth: 'Ongeldige geboortedatum.',
  });
  expect(await refused({ email: 'lotte@' })).toEqual({ email: 'Ongeldige e-mail' });
  expect(await refused({ email: 'lotte@' }, 'en')).toEqual({ email: 'Invalid email' });
});

test('refuses a taken address in any case [ACC-4a]', async () => {
  const sent = form();
  await service.client().api(signUp, sent);
  const browser = service.client();
  const { status, problem, headers } = await browser.api(signUp, {
    ...sent,
    email: sent.email.toUpperCase(),
  });
  expect(status).toBe(400);
  expect(problem).toMatchObject({
    code: 'invalid_input',
    errors: [
      {
        field: 'email',
        code: 'email_taken',
        detail: 'Dit e-mailadres heeft al een account op deze site.',
      },
    ],
  });
  expect(headers.getSetCookie()).toEqual([]);
});

test('lets one of twenty simultaneous sign-ups win, refuses the others and leaves nothing of them [ACC-4a]', async () => {
  const sent = form();
  const before = await rows('select count(*) from members where', true);
  const replies = await Promise.all(Array.from({ length: 20 }, () => service.client().api(signUp, sent)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const reply of replies.filter(({ status }) => status !== 200))
    expect(reply.problem.errors?.[0]).toMatchObject({ field: 'email', code: 'email_taken' });
  const members = await rows('select count(*) from members where', true);
  expect(Number(Object(members[0]).count) - Number(Object(before[0]).count)).toBe(1);
});

test('allows the same address on another site [SITE-1c]', async () => {
  const sent = form();
  expect((await service.client().api(signUp, sent)).status).toBe(200);
  await addSite(service.platform.db, 'ander.example', {});
  expect((await service.client('ander.example').api(signUp, sent)).status).toBe(200);
});

test("applies a site's higher minimum age [AGE-1a]", async () => {
  await addSite(service.platform.db, 'ouder.example', { minimum_age: 30 });
  const year = new Date().getUTCFullYear();
  const { problem } = await service
    .client('ouder.example')
    .api(signUp, form({ date_of_birth: `${year - 25}-01-01` }));
  expect(problem.errors).toEqual([
    { field: 'date_of_birth', code: 'under_age', detail: 'Vul uw geboortedatum in (30+ jaar)' },
  ]);
});

test('names an unserved country, a region of another country and a common password [ACC-4a]', async () => {
  expect(await refused({ country: 'JP', countryregion: 'JP-13' })).toEqual({
    country: 'Kies een land uit de lijst.',
  });
  expect(await refused({ countryregion: 'BE-VAN' })).toEqual({
    countryregion: 'Kies een regio uit de lijst.',
  });
  expect(await refused({ password: 'Qwertyuiop' })).toEqual({
    password: expect.stringMatching(/^Dit wachtwoord raden anderen snel/),
  });
});

test('creates no account without both consents [GDPR-2a]', async () => {
  expect(Object.keys(await refused({ accept_terms: false }))).toEqual(['accept_terms']);
  expect(Object.keys(await refused({ accept_sensitive_data: undefined }))).toEqual(['accept_sensitive_data']);
});

test('limits sign-ups to traffic sources, or closes them, per site [ACC-3a]', async () => {
  await addSite(service.platform.db, 'gestuurd.example', { signups: 'with_trafficsource' });
  await addSite(service.platform.db, 'dicht.example', { signups: 'none' });
  const closed = await service.client('gestuurd.example').api(signUp, form());
  expect(closed.status).toBe(403);
  expect(closed.problem.code).toBe('signups_closed');
  expect((await service.client('gestuurd.example').api(signUp, form({ ref: 'vriend' }))).status).toBe(200);
  expect((await service.client('dicht.example').api(signUp, form({ ref: 'vriend' }))).status).toBe(403);
});

test('treats a password alike on every keyboard: NFKC, nothing truncated [AUTH-2c]', async () => {
  const sent = form({ password: `caf\u00e9 crème ${'x'.repeat(100)}` });
  await service.client().api(signUp, sent);
  const { email } = sent;
  const tryWith = async (password: string) => (await service.client().api(logIn, { email, password })).status;
  expect(await tryWith(`cafe\u0301 crème ${'x'.repeat(100)}`)).toBe(200);
  expect(await tryWith(`café crème ${'x'.repeat(99)}`)).toBe(403);
});

test('counts ten characters as a person does, and allows all of Unicode up to 256 [ACC-15a, AUTH-2a, AUTH-2b]', async () => {
  const short = { password: expect.stringMatching(/^Neem minstens 10 tekens/) };
  for (const password of ['🔥🌊🍀🎻🧭', 'e\u0301a\u0301o\u0301i\u0301u\u0301', 'negen cij'])
    expect(await refused({ password })).toEqual(short);
  for (const password of [
    '🔥🌊🍀🎻🧭🪁🛶🧶🥨🦉',
    'Ξεσκεπάζω την ψυχοφθόρα',
    `${'vis op het droge '.repeat(15)}x`,
  ])
    expect((await service.client().api(signUp, form({ password }))).status).toBe(200);
  expect(Object.keys(await refused({ password: 'x y'.repeat(90) }))).toEqual(['password']);
});

test('suggests a short sentence to anyone whose password is too short [MEET-5b]', async () => {
  expect(await refused({ password: 'kort' })).toEqual({
    password: 'Neem minstens 10 tekens. Een kort zinnetje is prima.',
  });
});

test('refuses answers of the first step that do not fit together, with a kind text [ACC-1f]', async () => {
  const said = 'Deze voorkeur past niet bij wie je bent en wie je zoekt. Kies nog eens.';
  const man = { gender: 'male', looking_for: 'male' };
  expect(await refused({ ...man, sexuality: 'lesbian' })).toEqual({ sexuality: said });
  expect(await refused({ ...man, sexuality: 'hetero' })).toEqual({ sexuality: said });
  expect(await refused({ looking_for: 'both', sexuality: 'hetero' })).toEqual({ sexuality: said });
  // Also beside another error.
  expect(await refused({ ...man, sexuality: 'lesbian', name: '@' })).toMatchObject({ sexuality: said });
  const { status } = await service
    .client()
    .api(signUp, form({ gender: 'male', looking_for: 'male', sexuality: 'bi' }));
  expect(status).toBe(200);
});
