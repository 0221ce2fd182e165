import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import type { Language } from './language.ts';
import { CountryFormats, LanguageProvider, useLanguage } from './language-provider.tsx';
import { intlFor, loadLanguage } from './load-intl.ts';
import { useText } from './use-text.tsx';

beforeAll(() => loadLanguage('nl'));

function Form() {
  const text = useText();
  const { switchLanguage } = useLanguage();
  return (
    <>
      <input aria-label={text('shell.language')} />
      <button type="button" onClick={() => switchLanguage('en')}>
        {text('shell.login')}
      </button>
    </>
  );
}

test('changes the texts of the page, keeps typed input and stores the cookie [LANG-3b, LANG-2b]', async () => {
  render(
    <LanguageProvider initial="nl">
      <Form />
    </LanguageProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Taal' });
  fireEvent.change(field, { target: { value: 'halverwege' } });
  fireEvent.click(screen.getByRole('button', { name: 'Inloggen' }));
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Log in'));
  const same = screen.getByRole('textbox', { name: 'Language' });
  expect(same).toBe(field);
  expect(same).toHaveProperty('value', 'halverwege');
  expect(document.cookie).toContain('vonk_language=en');
});

test('falls back to Dutch texts and Dutch dates, and formats dates of a language in that language [LANG-1d]', async () => {
  await loadLanguage('en');
  const date = new Date('2026-03-04T12:00:00Z');
  const words = (language: Language) => intlFor(language).formatDate(date, { dateStyle: 'long' });
  expect(words('nl')).toBe('4 maart 2026');
  expect(words('en')).toBe('4 March 2026');
  expect([intlFor('nl').defaultLocale, intlFor('en').defaultLocale]).toEqual(['nl', 'nl']);
  await loadLanguage('pseudo');
  expect(words('pseudo')).toBe('4 maart 2026');
});

test('formats dates, times and money for the reader’s country [LANG-8]', async () => {
  await Promise.all((['de', 'fr'] as const).map(loadLanguage));
  const at = new Date('2026-11-22T19:23:00Z');
  const written = (language: Language, country: string | null) => {
    const intl = intlFor(language, 'UTC', country);
    return [
      intl.formatDate(at, { dateStyle: 'long' }),
      intl.formatTime(at, { timeStyle: 'short' }),
      intl.formatNumber(24.99, { style: 'currency', currency: 'EUR' }),
    ].map((words) => words.replace(/[\u00a0\u202f]/g, ' '));
  };
  expect(written('en', null)).toEqual(['22 November 2026', '19:23', '€24.99']);
  expect(written('en', 'US')).toEqual(['November 22, 2026', '7:23 PM', '€24.99']);
  expect(written('de', null)).toEqual(['22. November 2026', '19:23', '24,99 €']);
  expect(written('de', 'AT')).toEqual(['22. November 2026', '19:23', '€ 24,99']);
  expect(written('fr', 'CA')).toEqual(['22 novembre 2026', '19 h 23', '24,99 €']);
});

test('formats again when the country of the page changes [LANG-8]', () => {
  const Day = () => <p>{useIntl().formatDate(new Date('2026-11-22T12:00:00Z'), { dateStyle: 'long' })}</p>;
  const page = (country: string | null) => (
    <LanguageProvider initial="en">
      <CountryFormats country={country}>
        <Day />
      </CountryFormats>
    </LanguageProvider>
  );
  const { container, rerender } = render(page('NL'));
  expect(container.textContent).toBe('22 November 2026');
  rerender(page('US'));
  expect(container.textContent).toBe('November 22, 2026');
});

test('shows the day of a moment in the time zone of the reader, not of the machine [LANG-5a]', async () => {
  await loadLanguage('nl');
  const since = new Date('2026-11-23T23:30:00Z');
  const values = { address: 'a@post.example', since };
  const key = 'notifications.settings.source_sign_up';
  expect(intlFor('nl', 'Europe/Amsterdam').formatMessage({ id: key }, values)).toContain('24 november 2026');
  expect(intlFor('nl', 'America/New_York').formatMessage({ id: key }, values)).toContain('23 november 2026');
  const from = { id: 'payments.cap.ends' };
  expect(intlFor('nl', 'Europe/Amsterdam').formatMessage(from, { from: since })).toContain('24 november');
  expect(intlFor('nl', 'America/New_York').formatMessage(from, { from: since })).toContain('23 november');
  const until = { id: 'accounts.address_settings.pending' };
  expect(intlFor('nl', 'Europe/Amsterdam').formatMessage(until, { until: since })).toContain('00:30');
});
