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

/** Field to text of what was refused. */
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

test('[ACC-5] whoever signs up is logged in, unconfirmed, with the signup credits, invisible, and gets the mail', async () => {
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
  // The seconds that a discount is still there go on in between.
  const { user } = (await browser.api(getCurrentUser, {})).answer;
  expect({ ...user, discounts: null }).toEqual({ ...answer.user, discounts: null });
  const id = answer.user?.id;
  expect(await rows('select about from profiles where member_id =', id)).toEqual([
    { about: 'Ik houd van zeilen.' },
  ]);
  const mail = await service.mailTo(sent.email.toLowerCase());
  expect(mail.subject).toBe('Bevestig je e-mailadres');
});

test('[GDPR-2] both consents are kept, each with its version, language and moment', async () => {
  const { id } = await signUpMember(service.client());
  const kept = await rows('select kind, version, language, given_at from consents where member_id =', id);
  expect(kept).toHaveLength(2);
  expect(kept).toEqual(
    expect.arrayContaining(
      ['terms', 'sensitive_data'].map((kind) => ({
        kind,
        version: expect.stringMatching(/^\d{4}-\d{2}$/),
        language: 'nl',
        given_at: expect.any(Date),
      })),
    ),
  );
});

test('[ACC-8] neither password nor token is stored', async () => {
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

test('[ACC-4] the texts of wrong fields, letter for letter', async () => {
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

test('[ACC-4] an address that has an account is refused in whatever case it is written', async () => {
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

test('[ACC-4] of twenty sign-ups at once with one address one wins, the others are told, and nothing is left of them', async () => {
  const sent = form();
  const before = await rows('select count(*) from members where', true);
  const replies = await Promise.all(Array.from({ length: 20 }, () => service.client().api(signUp, sent)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const reply of replies.filter(({ status }) => status !== 200))
    expect(reply.problem.errors?.[0]).toMatchObject({ field: 'email', code: 'email_taken' });
  const members = await rows('select count(*) from members where', true);
  expect(Number(Object(members[0]).count) - Number(Object(before[0]).count)).toBe(1);
});

test('[SITE-1] the same address may have an account on another site', async () => {
  const sent = form();
  expect((await service.client().api(signUp, sent)).status).toBe(200);
  await addSite(service.platform.db, 'ander.example', {});
  expect((await service.client('ander.example').api(signUp, sent)).status).toBe(200);
});

test('[AGE-1] a site that asks for more than 18 years refuses whoever is younger', async () => {
  await addSite(service.platform.db, 'ouder.example', { minimum_age: 30 });
  const year = new Date().getUTCFullYear();
  const { problem } = await service
    .client('ouder.example')
    .api(signUp, form({ date_of_birth: `${year - 25}-01-01` }));
  expect(problem.errors).toEqual([
    { field: 'date_of_birth', code: 'under_age', detail: 'Vul uw geboortedatum in (30+ jaar)' },
  ]);
});

test('[ACC-4] a country the site does not serve, a region of another country and a common password are named', async () => {
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

test('[GDPR-2] without either consent there is no account', async () => {
  expect(Object.keys(await refused({ accept_terms: false }))).toEqual(['accept_terms']);
  expect(Object.keys(await refused({ accept_sensitive_data: undefined }))).toEqual(['accept_sensitive_data']);
});

test('[ACC-3] a site may take only whom somebody sent, or nobody', async () => {
  await addSite(service.platform.db, 'gestuurd.example', { signups: 'with_trafficsource' });
  await addSite(service.platform.db, 'dicht.example', { signups: 'none' });
  const closed = await service.client('gestuurd.example').api(signUp, form());
  expect(closed.status).toBe(403);
  expect(closed.problem.code).toBe('signups_closed');
  expect((await service.client('gestuurd.example').api(signUp, form({ ref: 'vriend' }))).status).toBe(200);
  expect((await service.client('dicht.example').api(signUp, form({ ref: 'vriend' }))).status).toBe(403);
});

test('[AUTH-2] a password is the same on every keyboard: NFKC, nothing cut off', async () => {
  const sent = form({ password: `caf\u00e9 crème ${'x'.repeat(100)}` });
  await service.client().api(signUp, sent);
  const { email } = sent;
  const tryWith = async (password: string) => (await service.client().api(logIn, { email, password })).status;
  expect(await tryWith(`cafe\u0301 crème ${'x'.repeat(100)}`)).toBe(200);
  expect(await tryWith(`café crème ${'x'.repeat(99)}`)).toBe(403);
});

test('[ACC-15] [AUTH-2] ten signs are ten as a person counts them; all of Unicode and 256 signs may be used', async () => {
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
