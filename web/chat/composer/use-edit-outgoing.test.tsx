import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { someUser } from '#tests/support/samples/some-user.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { useOutbox } from '../sync/use-device.ts';
import { useDraft } from './drafts.ts';
import { composerFieldId } from './use-composer-field.ts';
import { useEditOutgoing } from './use-edit-outgoing.ts';

beforeEach(() => localStorage.clear());

test('puts a refused text back into the text field, before its current content [CHAT-8c, CHAT-12c, SHELL-10c]', () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(queryFor(getCurrentUser, {}).queryKey, { user: someUser() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const page = renderHook(() => ({ edit: useEditOutgoing(), draft: useDraft(2), outbox: useOutbox() }), {
    wrapper,
  });
  const { outbox } = page.result.current.outbox;
  const client_id = crypto.randomUUID();
  act(() => {
    page.result.current.draft.setDraft('En dit ook.');
    outbox.add({
      client_id,
      profile: 2,
      text: 'Te duur.',
      gift: null,
      quote: 4,
      written_at: '2026-01-01T12:00:00.000Z',
    });
    outbox.fail(client_id, { code: 'insufficient_credits', detail: 'Je hebt onvoldoende credits' });
  });
  const field = document.body.appendChild(document.createElement('textarea'));
  field.id = composerFieldId;
  const [refused] = page.result.current.outbox.outgoing;
  expect(refused).toMatchObject({ text: 'Te duur.', failed: { code: 'insufficient_credits' } });
  act(() => {
    if (refused) page.result.current.edit(refused);
  });
  expect(page.result.current.draft.draft).toBe('Te duur.\nEn dit ook.');
  expect(page.result.current.draft.quote).toBe(4);
  expect(page.result.current.outbox.outgoing).toEqual([]);
  expect(document.activeElement).toBe(field);
  // It survives a reload too.
  expect(localStorage.getItem('vonk.drafts.7')).toContain('Te duur.');
});
