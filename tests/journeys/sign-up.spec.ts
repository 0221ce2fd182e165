import type { Page } from '@playwright/test';
import { expect, inEachLanguage, test } from '#tests/support/browser/journey.ts';
import { uniqueLetters, waitForMail } from '#tests/support/browser/journey-member.ts';
import { checkScreen, open } from '#tests/support/browser/screen.ts';
import { signUpScreen } from '#tests/support/browser/sign-up-screen.ts';

/** Literal texts from the product document (ACC-4). */
const dutch = {
  birth_date_required: 'Vul uw geboortedatum in (18+ jaar)',
  birth_date_invalid: 'Ongeldige geboortedatum.',
  name_starts_with_at: 'Je profielnaam mag niet beginnen met een @',
  name_equals_email: 'Je profielnaam moet anders zijn dan je e-mailadres',
  invalid_email: 'Ongeldige e-mail',
  email_taken: 'Dit e-mailadres heeft al een account op deze site.',
} as const;

/** The fields that something covers while they have the focus, and whether the main button is in the window. */
const coveredFields = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector('main form');
    const button = form?.querySelector('button[type="submit"]')?.getBoundingClientRect();
    const covered = [...(form?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])].filter(
      (field) => {
        // A browser scrolls to a field that gets the focus, also when the keyboard opens.
        field.blur();
        field.focus();
        const { left, top, width, height } = field.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit === null || !(field.contains(hit) || field.parentElement?.contains(hit));
      },
    );
    return {
      covered: covered.map((field) => field.getAttribute('name')),
      buttonInWindow: button !== undefined && button.top >= 0 && button.bottom <= window.innerHeight + 1,
    };
  });

/** The text for an invalid address is shared by all domains. */
const own = (code: keyof typeof dutch): string => (code === 'invalid_email' ? 'kit' : 'accounts');

inEachLanguage((language) => {
  test('errors appear while typing, and the server reports them in the same words [ACC-4b, LANG-7a]', async ({
    visitor,
    member,
    t,
  }) => {
    const said = (code: keyof typeof dutch) =>
      language === 'nl' ? dutch[code] : t(`${own(code)}.field.${code}`, { min_age: 18 });
    const taken = await member({ active: false, newcomer: true });
    const { page, watch } = await visitor();
    await open(page, '/signup');
    const form = signUpScreen(page, t);
    await form.next();
    await expect(page.getByText(t('accounts.sign_up.choose'))).toHaveCount(1);
    await checkScreen(page);
    await form.choose();

    await form.next();
    await expect(form.dateError).toHaveText(said('birth_date_required'));
    await form.born('31', '2', '1990');
    await expect(form.dateError).toHaveText(said('birth_date_invalid'));
    await form.born('1', '1', String(new Date().getFullYear() - 17));
    await expect(form.dateError).toHaveText(said('birth_date_required'));
    await checkScreen(page);
    await form.born('1', '1', '1990');
    await expect(form.dateError).toHaveCount(0);
    await form.region.selectOption({ index: 1 });
    await form.next();

    await form.step(2);
    await form.name.pressSequentially('@noor');
    await expect(form.name).toHaveAccessibleDescription(new RegExp(said('name_starts_with_at')));
    await form.name.fill('noor@example.com');
    await expect(form.name).toHaveAccessibleDescription(new RegExp(said('name_equals_email')));
    await checkScreen(page);
    await form.name.fill('Noor');
    await expect(form.name).not.toHaveAttribute('aria-invalid', 'true');
    await form.next();

    await form.step(3);
    await form.email.pressSequentially('noor@');
    await form.password.fill('kort');
    await expect(form.email).toHaveAccessibleDescription(new RegExp(said('invalid_email')));
    await form.email.fill(taken.email);
    await form.password.fill('een zin die niemand raadt');
    await form.next();

    await form.step(4);
    await form.send();
    await expect(page.getByText(t('accounts.field.accept_terms'))).toBeVisible();
    await expect(page.getByText(t('accounts.field.accept_sensitive_data'))).toBeVisible();
    await form.terms.check();
    await form.sensitive.check();
    // The browser itself logs the rejected request.
    watch.allow(/status of 400/);
    await form.send();
    await form.step(3);
    await expect(page.getByText(said('email_taken'))).toBeVisible();
    await checkScreen(page);
  });

  test('the draft survives a reload, and the password does not [ACC-1b]', async ({ visitor, t }) => {
    const { page } = await visitor();
    await open(page, '/signup');
    const form = signUpScreen(page, t);
    await form.choose();
    await form.born('1', '1', '1990');
    await form.region.selectOption({ index: 1 });
    await form.next();
    await form.name.fill('Noor');
    await form.next();
    await form.email.fill('noor@example.com');
    await form.password.fill('een zin die niemand raadt');
    await page.reload();
    await form.step(3);
    await expect(form.email).toHaveValue('noor@example.com');
    await expect(form.password).toHaveValue('');
    await page.goBack();
    await form.step(2);
    await expect(form.name).toHaveValue('Noor');
  });

  test('an invalid activation link says so, and a new mail can be requested [ACC-7b]', async ({
    enter,
    member,
    t,
  }) => {
    const unconfirmed = await member({ active: false });
    const { page, watch } = await enter(unconfirmed);
    const first = await waitForMail(unconfirmed.client, unconfirmed.email);
    watch.allow(/status of 410/);
    await page.goto('/activate/done?token=no-such-token');
    await expect(page).toHaveURL('/activate/error');
    await expect(
      page.getByRole('heading', {
        name: language === 'nl' ? 'Activeren mislukt' : t('accounts.error.activation_failed'),
      }),
    ).toBeVisible();
    await checkScreen(page);
    await page.getByRole('button', { name: t('accounts.mail.resend') }).click();
    await expect(page.getByText(t('accounts.mail.sent'))).toBeVisible();
    // The button stays disabled until the next mail is allowed, and shows how long.
    await expect(page.getByRole('main').getByRole('button')).toBeDisabled();
    await expect(async () => {
      const newest = await waitForMail(unconfirmed.client, unconfirmed.email);
      expect(newest.links).not.toEqual(first.links);
    }).toPass({ timeout: 30_000, intervals: [200] });
  });

  test('a browser without a session activates the account and stays logged out [ACC-7c]', async ({
    visitor,
    member,
    t,
  }) => {
    const unconfirmed = await member({ active: false });
    const { links } = await waitForMail(unconfirmed.client, unconfirmed.email);
    const { page } = await visitor();
    const link = new URL(links.find((one) => one.includes('/activate/done')) ?? '');
    await page.goto(link.pathname + link.search);
    await expect(page.getByText(t('accounts.activated.body_visitor'))).toBeVisible();
    await checkScreen(page);
    await page.getByRole('link', { name: t('accounts.log_in') }).click();
    await expect(page).toHaveURL('/login');
  });

  test('a visitor under the minimum age is rejected, and another birth date changes nothing [AGE-1b]', async ({
    visitor,
    t,
  }) => {
    const { page, watch } = await visitor();
    watch.allow(/status of 400/);
    await open(page, '/signup');
    const form = signUpScreen(page, t);
    await form.choose();
    await form.born('1', '1', String(new Date().getFullYear() - 17));
    await form.region.selectOption({ index: 1 });
    await form.next();
    await expect(form.dateError).toHaveText(t('accounts.field.under_age', { min_age: 18 }));
    await form.born('1', '1', '1990');
    await form.next();
    await expect(page.getByText(t('accounts.too_young.title'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('accounts.sign_up.next') })).toHaveCount(0);
    await checkScreen(page);
  });
});

test('a logged-in member is redirected from the sign-up to the members page [ACC-5a]', {
  tag: '@phone',
}, async ({ enter, member }) => {
  const { page } = await enter(await member({ name: `Robin ${uniqueLetters()}` }));
  await page.goto('/signup');
  await expect(page).toHaveURL('/members');
});

test('each step fits a small phone, and with the keyboard open no field lies below the button [ACC-1h]', {
  tag: '@phone',
}, async ({ visitor, t }) => {
  const { page } = await visitor();
  const form = signUpScreen(page, t);
  const look = async () => {
    for (const height of [640, 380]) {
      await page.setViewportSize({ width: 360, height });
      expect(await coveredFields(page), `${page.url()} ${height}`).toEqual({
        covered: [],
        buttonInWindow: true,
      });
    }
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate(() => window.scrollTo(0, 0));
  };
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/signup?network=nw');
  await form.step(0);
  await look();
  await form.pick('gender', 'accounts.sign_up.woman');
  await form.question('sexuality');
  await look();
  await form.pick('sexuality', 'accounts.sexuality.bi');
  await form.question('looking_for');
  await look();
  await form.pick('looking_for', 'accounts.sign_up.both');
  await form.step(1);
  await look();
  await form.born('1', '1', '1990');
  await form.region.selectOption({ index: 1 });
  await form.next();
  await form.step(2);
  await look();
  await form.name.fill('Noor');
  await form.next();
  await form.step(3);
  await look();
  await form.email.fill('noor@post.example');
  await form.password.fill('een zin die niemand raadt');
  await form.next();
  await form.step(4);
  await look();

  // Without scrolling, and with the notice of a tagged link and the errors of the empty consents.
  const button = page.getByRole('button', { name: t('accounts.sign_up.send') });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(form.terms).toBeInViewport({ ratio: 1 });
  await expect(form.sensitive).toBeInViewport({ ratio: 1 });
  // A trial click fails if something covers the field.
  await form.terms.click({ trial: true });
  await form.sensitive.click({ trial: true });
  await form.send();
  await expect(page.getByText(t('accounts.field.accept_terms'))).toBeInViewport({ ratio: 1 });
  await expect(form.terms).toBeFocused();
  await expect(button).toBeInViewport({ ratio: 1 });
});

test('a choice moves on by itself, back returns to it, and a bi visitor is asked whom they look for [ACC-1d, ACC-1f]', async ({
  visitor,
  t,
}) => {
  const { page } = await visitor();
  const form = signUpScreen(page, t);
  await open(page, '/signup');
  await form.pick('gender', 'accounts.sign_up.man');
  await form.question('sexuality');
  await expect(page.getByRole('radio', { name: t('accounts.sexuality.lesbian') })).toHaveCount(0);
  await form.pick('sexuality', 'accounts.sexuality.bi');
  await form.question('looking_for');
  await expect(form.answer('looking_for', 'accounts.sign_up.both')).toBeChecked();
  await page.goBack();
  await form.question('sexuality');
  // The chosen tile moves on as well.
  await form.pick('sexuality', 'accounts.sexuality.bi');
  await form.question('looking_for');
  await page.goBack();
  await form.pick('sexuality', 'accounts.sexuality.gay');
  await form.step(1);
});

test('the gay site begins after the answers that it gives, and its visitor may change them [ACC-1e]', {
  tag: '@phone',
}, async ({ visitor, address, t }) => {
  const site = new URL('/signup', address);
  site.hostname = 'gay.localhost';
  const { page } = await visitor();
  const form = signUpScreen(page, t);
  await open(page, site.href);
  await form.step(1);
  await expect(page.getByText(t('accounts.sign_up.step', { step: 1, steps: 4 }))).toBeVisible();
  await checkScreen(page);
  await page.getByRole('button', { name: t('accounts.sign_up.given_change') }).click();
  await form.step(0);
  await expect(form.answer('gender', 'accounts.sign_up.man')).toBeChecked();
  await form.next();
  await form.pick('sexuality', 'accounts.sexuality.bi');
  await form.question('looking_for');
});
