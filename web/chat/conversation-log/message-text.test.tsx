import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { MessageText } from './message-text.tsx';

const intl = () => intlFor('nl');
const address = 'https://www.vonk.example/een/pad?met=vragen';

beforeAll(() => loadLanguage('nl'));

const show = (text: string, sought = '') =>
  render(
    <RawIntlProvider value={intl()}>
      <MantineProvider env="test">
        <div data-testid="words">
          <MessageText text={text} sought={sought} />
        </div>
      </MantineProvider>
    </RawIntlProvider>,
  );

test('renders no link for an address; a tap shows it in full and opens it from there [CHAT-8d, TRUST-7c]', () => {
  const { container } = show(`Kijk op ${address}, leuk hè?`);
  expect(screen.getByTestId('words').textContent).toBe(`Kijk op ${address}, leuk hè?`);
  expect(container.querySelectorAll('a, img, iframe, link')).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: address }));
  const open = screen.getByRole<HTMLAnchorElement>('link', { name: 'Openen', hidden: true });
  expect(open.getAttribute('href')).toBe(address);
  expect(open.rel.split(' ').sort()).toEqual(['noopener', 'noreferrer']);
  expect(open.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(screen.getByText('www.vonk.example')).toBeDefined();
  expect(screen.getByText(intl().formatMessage({ id: 'chat.link_caution' }))).toBeDefined();
  expect(screen.getByRole('button', { name: 'Kopiëren', hidden: true })).toBeDefined();
});

test('highlights the searched text in words and addresses without losing any text [CHAT-8d]', () => {
  const text = `Een CAFÉ, en nog een café: ${address}`;
  const { container } = show(text, 'cafe');
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['CAFÉ', 'café']);
  expect(screen.getByTestId('words').textContent).toBe(text);
});
