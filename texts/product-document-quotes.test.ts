import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Locale, locales } from '#contract/kit/locale.ts';

const catalogue = z.record(z.string(), z.string());

const textsIn = (language: Locale): Map<string, string> => {
  const folder = `texts/messages/${language}`;
  const files = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  return new Map(files.flatMap((file) => Object.entries(z.parse(catalogue, JSON.parse(file)))));
};

const texts = new Map(locales.map((language) => [language, textsIn(language)]));

/** Literal quotes from the product document, including its spelling mistakes. */
const quoted = {
  nl: {
    'accounts.field.name_equals_email': 'Je profielnaam moet anders zijn dan je e-mailadres',
    'accounts.field.name_starts_with_at': 'Je profielnaam mag niet beginnen met een @',
    'accounts.field.birth_date_required': 'Vul uw geboortedatum in ({min_age}+ jaar)',
    'accounts.field.birth_date_invalid': 'Ongeldige geboortedatum.',
    'kit.field.invalid_email': 'Ongeldige e-mail',
    'accounts.field.new_email_invalid': 'Nieuw e-mailadres invalide.',
    'accounts.field.email_taken': 'Dit e-mailadres heeft al een account op deze site.',
    'kit.field.passwords_differ': 'De opgegeven wachtwoorden zijn niet gelijk.',
    'accounts.field.old_password_wrong': 'Controleer je oude wachtwoord.',
    'payments.error.discount_code_not_found': 'Code niet gevonden',
    'payments.error.discount_code_used': 'Code reeds gebruikt',
    'payments.error.code_invalid': 'Code ongeldig',
    'accounts.error.login_failed': 'Login mislukt, probeer opnieuw',
    'accounts.error.login_locked': 'Te veel foute pogingen, account voor {minutes} min geblokkeerd.',
    'accounts.error.email_not_found': 'E-mailadres niet gevonden',
    'accounts.error.reset_link_invalid': 'Link verlopen of invalide, vraag een nieuwe e-mail aan',
    'accounts.error.too_many_resets':
      'Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.',
    'shell.error.general': 'Er is een fout opgetreden, probeer het later opnieuw.',
    'kit.error.internal': 'Er is een fout opgetreden, probeer het later opnieuw.',
    'accounts.error.activation_failed': 'Activeren mislukt',
    'payments.transaction.failed_title': 'Betaling mislukt',
    'payments.transaction.failed_body': 'De betaling is mislukt of geannuleeerd.',
    'chat.error.insufficient_credits': 'Je hebt onvoldoende credits',
    'chat.insufficient_credits': 'Je hebt onvoldoende credits',
  },
  en: {
    'shell.error.not_found': 'This page could not be found',
    'shell.error.home': 'Back to the home page',
    'shell.error.page_failed': 'An error occurred while showing the error page',
    'shell.error.go_home': 'Go back to home',
    'likes.popup.new_like': 'New like!',
  },
} as const;

const quotes = (['nl', 'en'] as const).flatMap((language) =>
  Object.entries(quoted[language]).map(([key, text]) => ({ language, key, text })),
);

test('the catalogue holds every quote of the product document letter for letter [LANG-7a]', () => {
  expect(quotes.map(({ language, key }) => texts.get(language)?.get(key))).toEqual(
    quotes.map(({ text }) => text),
  );
});

test('the other languages translate every quote [LANG-7b, LANG-1b]', () => {
  const copied = quotes.flatMap(({ language, key, text }) =>
    locales
      .filter((other) => other !== language && (texts.get(other)?.get(key) ?? text) === text)
      .map((other) => `${other} ${key}`),
  );
  expect(copied).toEqual([]);
});
