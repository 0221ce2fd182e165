import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Language } from './language.ts';
import { LanguageProvider, useLanguage } from './language-provider.tsx';
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
  expect(words('en')).toBe('March 4, 2026');
  expect([intlFor('nl').defaultLocale, intlFor('en').defaultLocale]).toEqual(['nl', 'nl']);
  await loadLanguage('pseudo');
  expect(words('pseudo')).toBe('4 maart 2026');
});
