import { renderHook } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { useFailureText } from './failure-text.ts';

beforeAll(() => loadLanguage('nl'));

const general = 'Er is een fout opgetreden, probeer het later opnieuw.';

function textOf(error: unknown): string {
  const { result } = renderHook(() => useFailureText(), {
    wrapper: ({ children }) => <RawIntlProvider value={intlFor('nl')}>{children}</RawIntlProvider>,
  });
  return result.current(error);
}

test('returns the general text for no network, server errors and unexpected errors [SHELL-17a]', () => {
  expect(textOf(new ApiProblem({ code: 'network', status: 0 }))).toBe(general);
  expect(textOf(new ApiProblem({ code: 'internal', status: 500, detail: 'stack trace' }))).toBe(general);
  expect(textOf(new TypeError('x is undefined'))).toBe(general);
});

test("returns a refusal's own text [SHELL-17a]", () => {
  const refused = new ApiProblem({
    code: 'insufficient_credits',
    status: 402,
    detail: 'Je hebt onvoldoende credits',
  });
  expect(textOf(refused)).toBe('Je hebt onvoldoende credits');
});
