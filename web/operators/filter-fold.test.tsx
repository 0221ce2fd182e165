import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { LanguageProvider } from '#web/platform/intl/language-provider.tsx';
import { loadLanguage } from '#web/platform/intl/load-intl.ts';
import { FilterFold } from './filter-fold.tsx';

beforeAll(() => loadLanguage('nl'));

test('the button of folded filters names their number and opens them', () => {
  render(
    <LanguageProvider initial="nl">
      <MantineProvider env="test">
        <FilterFold count={2}>
          <input aria-label="Since" />
        </FilterFold>
      </MantineProvider>
    </LanguageProvider>,
  );
  const button = screen.getByText('2 filters').closest('button') ?? document.createElement('button');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const opened = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(opened?.contains(screen.getByLabelText('Since'))).toBe(true);
});
