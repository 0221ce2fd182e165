import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { someUser } from '#tests/support/samples/some-user.ts';
import { draftsKey } from '#web/platform/browser/stored-drafts.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { useDraft } from './drafts.ts';
import { useEarlyInput } from './use-early-input.ts';

const user = someUser();

function Field({ to }: { to: number }) {
  const { draft, setDraft, addToDraft } = useDraft(to);
  const field = useRef<HTMLTextAreaElement>(null);
  useEarlyInput(field, addToDraft);
  return <textarea ref={field} value={draft} onChange={(event) => setDraft(event.currentTarget.value)} />;
}

/** The field as the server rendered it, with this text typed before hydration. */
const takeOver = (to: number, typed: string) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(queryFor(getCurrentUser, {}).queryKey, { user });
  const page = (
    <QueryClientProvider client={queries}>
      <Field to={to} />
    </QueryClientProvider>
  );
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  const [place] = document.body.children;
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  field.value = typed;
  if (place) roots.push(hydrateRoot(place, page));
  return field;
};

const roots: Root[] = [];
beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
});

test('keeps text typed before hydration and lets the member continue it [CHAT-2d]', async () => {
  const field = takeOver(2, 'Hoi, hoe');
  await waitFor(() => expect(localStorage.getItem(draftsKey(user.id))).toContain('Hoi, hoe'));
  fireEvent.change(field, { target: { value: 'Hoi, hoe gaat het?' } });
  await waitFor(() => expect(field.value).toBe('Hoi, hoe gaat het?'));
});

test('puts early text below an existing draft and does not repeat text the draft already holds [CHAT-2d]', async () => {
  localStorage.setItem(draftsKey(user.id), JSON.stringify({ 3: 'Hoi!', 4: 'Zo.' }));
  const field = takeOver(3, 'Nog iets.');
  await waitFor(() => expect(field.value).toBe('Hoi!\nNog iets.'));
  const other = takeOver(4, 'Zo.');
  await waitFor(() => expect(other.value).toBe('Zo.'));
  expect(localStorage.getItem(draftsKey(user.id))).toContain('"Zo."');
});
