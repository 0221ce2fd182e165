import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import type { Locale } from '#contract/kit/locale.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { QuickExit } from './quick-exit.tsx';

beforeAll(() => Promise.all([loadLanguage('nl'), loadLanguage('en')]));

const show = (language: Locale, look: 'button' | 'skip') =>
  render(
    <RawIntlProvider value={intlFor(language)}>
      <QuickExit look={look} />
    </RawIntlProvider>,
  );

test.each([
  ['nl', 'Snel weg'],
  ['en', 'Quick exit'],
] as const)(
  'is a form in %s that works without script and leads to a neutral site [TRUST-8c]',
  (language, name) => {
    for (const look of ['button', 'skip'] as const) {
      const { unmount } = show(language, look);
      const form = screen.getByRole('button', { name }).closest('form');
      expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/exit']);
      expect(form?.dataset.exit).toBe(`https://${language}.wikipedia.org/`);
      expect(form?.querySelector('input')).toBeNull();
      unmount();
    }
  },
);
