import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { quickExitLogsOut } from '../entry/exit-cookie.ts';
import { QuickExitSettings } from './quick-exit-settings.tsx';

const forget = () => Reflect.set(document, 'cookie', 'vonk_exit=; Max-Age=0; Path=/');

beforeAll(() => loadLanguage('nl'));
beforeEach(forget);
afterEach(forget);

const show = () =>
  render(
    <RawIntlProvider value={intlFor('nl')}>
      <MantineProvider env="test">
        <QuickExitSettings />
      </MantineProvider>
    </RawIntlProvider>,
  );

const isOn = () => screen.getByRole('switch', { name: /^Dan ook uitloggen/ });

test('stores on the device whether the quick exit logs out, off by default [TRUST-8d]', () => {
  const { unmount } = show();
  expect(isOn()).toHaveProperty('checked', false);
  expect(quickExitLogsOut(document.cookie)).toBe(false);
  fireEvent.click(isOn());
  expect(quickExitLogsOut(document.cookie)).toBe(true);
  unmount();
  show();
  expect(isOn()).toHaveProperty('checked', true);
  fireEvent.click(isOn());
  expect(quickExitLogsOut(document.cookie)).toBe(false);
});
