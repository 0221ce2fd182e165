import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageTools } from './message-tools.tsx';
import { ReactionBadge } from './reaction-badge.tsx';

beforeAll(() => loadLanguage('nl'));

const show = (react: (() => void) | null) =>
  render(
    <RawIntlProvider value={intlFor('nl')}>
      <MessageTools by="Bram" onOpen={react} onReply={react} />
      <ReactionBadge own="heart" theirs={null} name="Bram" onOpen={react} />
      <MessageActions
        at={new DOMRect()}
        own={false}
        chosen={null}
        words="hoi"
        onReact={react}
        onReply={null}
        onClose={() => {}}
      />
    </RawIntlProvider>,
  );

const named = (name: string | RegExp) => screen.queryAllByRole('button', { name, hidden: true }).length;

test('offers no reaction and no answer that the service would refuse, and still the copy [CHAT-11g]', () => {
  const { unmount } = show(() => {});
  expect([named(/^Reageren of antwoorden/), named('hartje'), named(/^Reacties:/)]).toEqual([1, 1, 1]);
  unmount();
  show(null);
  expect([named(/^Reageren of antwoorden/), named('hartje'), named(/^Reacties:/)]).toEqual([0, 0, 0]);
  expect(named('Kopiëren')).toBe(1);
});
