import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { EmojiPanel } from './emoji-panel.tsx';

beforeAll(() => loadLanguage('nl'));

test('does not send the draft on Enter in the emoji search [CHAT-2d]', () => {
  render(
    <RawIntlProvider value={intlFor('nl')}>
      <form>
        <EmojiPanel onChoose={() => {}} />
      </form>
    </RawIntlProvider>,
  );
  const search = screen.getByRole('searchbox');
  expect(search instanceof HTMLInputElement && search.form).toBeNull();
});
