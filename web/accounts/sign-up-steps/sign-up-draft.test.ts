import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clearSignUpDraft, updateSignUpDraft, useSignUpDraft } from './sign-up-draft.ts';

test('keeps the draft for this tab, but not its password and consents [ACC-1b]', () => {
  const { result } = renderHook(useSignUpDraft);
  act(() =>
    updateSignUpDraft({
      name: 'Lotte',
      email: 'l@post.example',
      password: 'geheim geheim',
      accept_terms: true,
    }),
  );
  expect(result.current).toMatchObject({ name: 'Lotte', password: 'geheim geheim', accept_terms: true });
  const kept = JSON.stringify({ ...window.sessionStorage });
  expect(kept).toContain('Lotte');
  expect(kept).not.toContain('geheim');
  expect(kept).not.toContain('accept');
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('Lotte');
  act(clearSignUpDraft);
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Lotte');
  expect(result.current.name).toBe('');
});
