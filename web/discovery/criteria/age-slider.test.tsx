import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { AgeSlider } from './age-slider.tsx';

beforeAll(() => loadLanguage('nl'));

function Ages() {
  const [criteria, setCriteria] = useState<{ min_age?: number; max_age?: number }>({
    min_age: 30,
    max_age: 40,
  });
  return <AgeSlider criteria={criteria} onChange={setCriteria} />;
}

test('moves either age by keyboard and shows the range in words [DISC-1a]', () => {
  render(
    <RawIntlProvider value={intlFor('nl')}>
      <MantineProvider>
        <Ages />
      </MantineProvider>
    </RawIntlProvider>,
  );
  const youngest = screen.getByRole('slider', { name: 'Laagste leeftijd' });
  const oldest = screen.getByRole('slider', { name: 'Hoogste leeftijd' });
  expect(screen.getByText('30 tot en met 40 jaar')).toBeTruthy();
  youngest.focus();
  fireEvent.keyDown(youngest, { key: 'ArrowRight', code: 'ArrowRight' });
  expect(screen.getByText('31 tot en met 40 jaar')).toBeTruthy();
  oldest.focus();
  fireEvent.keyDown(oldest, { key: 'End', code: 'End' });
  expect(screen.getByText('Vanaf 31 jaar')).toBeTruthy();
  expect(oldest.getAttribute('aria-valuenow')).toBe('99');
});
