import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub, useLocation } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { someCard } from '#tests/support/samples/some-card.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { clearSignUpDraft, updateSignUpDraft, useSignUpDraft } from '../sign-up-steps/sign-up-draft.ts';
import { useLanderAnswers } from './use-lander-answers.ts';

beforeAll(() => loadLanguage('nl'));
beforeEach(clearSignUpDraft);

function show(query: string, target: ProfileCard | null) {
  const queries = new QueryClient();
  queries.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  const Page = () => {
    useLanderAnswers(target);
    const { signup_message, message_for, gender } = useSignUpDraft();
    return <p>{[useLocation().search, gender, message_for, signup_message].join(' | ')}</p>;
  };
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <Stub initialEntries={[`/${query}`]} />
      </RawIntlProvider>
    </QueryClientProvider>,
  );
}

const shown = () => screen.getByRole('paragraph').textContent;

test('begins at the second question, and addresses the opener chosen on a landing page to the member it was chosen for [CONT-2b, ACC-1c]', async () => {
  show('?network=nw&opener=1&gender=male', someCard({ id: 9, name: 'Sanne' }));
  await waitFor(() =>
    expect(shown()).toBe(
      '?network=nw&step=0&ask=sexuality | male | 9 | Hoi Sanne, hoe is jouw week tot nu toe?',
    ),
  );
});

test("keeps the draft's text without a target or an opener [CONT-2b]", async () => {
  updateSignUpDraft({ signup_message: 'Over mij', message_for: '' });
  show('?opener=2&gender=female', null);
  await waitFor(() => expect(shown()).toBe('?step=0&ask=sexuality | female |  | Over mij'));
});
