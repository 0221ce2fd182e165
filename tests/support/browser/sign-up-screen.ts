import { expect, type Locator, type Page } from '@playwright/test';
import type { TextValues } from '#server/platform/texts/texts.ts';

type TextFunction = (key: string, values?: TextValues) => string;

/** The text without the tags of its links. */
const plain = (text: string): string => text.replace(/<[^>]*>/g, '');

/**
 * Page object for the sign-up form, on its own page or in a dialog. Each step of the form ends with its next
 * button.
 */
export function signUpScreen(page: Page | Locator, t: TextFunction) {
  const heading = (title: string) =>
    expect(page.getByRole('heading', { name: t(`accounts.sign_up.title_${title}`) })).toBeVisible();
  /** The first step asks one question per screen, and begins with the gender. */
  const step = (number: number) => heading(number === 0 ? 'gender' : String(number));
  const answer = (group: string, choice: string) =>
    page
      .getByRole('group', { name: t(`accounts.sign_up.${group}`), exact: true })
      .getByRole('radio', { name: t(choice), exact: true });
  /** Taps an answer. The sign-up then moves on by itself. */
  const pick = (group: string, choice: string) => answer(group, choice).click();
  const date = page.getByRole('group', { name: t('accounts.sign_up.date_of_birth') });

  return {
    step,
    answer,
    pick,
    question: heading,
    next: () => page.getByRole('button', { name: t('accounts.sign_up.next') }).click(),
    send: () => page.getByRole('button', { name: t('accounts.sign_up.send') }).click(),
    name: page.getByLabel(t('accounts.sign_up.name'), { exact: true }),
    email: page.getByLabel(t('accounts.email'), { exact: true }),
    password: page.getByLabel(t('accounts.password'), { exact: true }),
    about: page.getByLabel(t('accounts.sign_up.about'), { exact: true }),
    region: page.getByLabel(t('accounts.sign_up.region'), { exact: true }),
    terms: page.getByLabel(plain(t('accounts.sign_up.accept_terms'))),
    sensitive: page.getByLabel(plain(t('accounts.sign_up.accept_sensitive_data'))),
    /** A woman who looks for a man. Each answer moves on, so the sign-up is then at the second step. */
    async choose() {
      await step(0);
      await pick('gender', 'accounts.sign_up.woman');
      await heading('sexuality');
      await pick('sexuality', 'accounts.sexuality.hetero');
      await step(1);
    },
    async born(day: string, month: string, year: string) {
      await date.getByLabel(t('accounts.sign_up.day')).fill(day);
      await date.getByLabel(t('accounts.sign_up.month')).fill(month);
      await date.getByLabel(t('accounts.sign_up.year')).fill(year);
    },
    /** The error message of the date of birth. */
    dateError: date.getByRole('alert'),
  };
}
