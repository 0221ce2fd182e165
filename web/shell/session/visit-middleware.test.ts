import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { pageContext } from '#web/platform/visit/page-context.ts';
import { visitMiddleware } from './visit-middleware.ts';

test.each([
  [400, 'invalid_input'],
  [429, 'too_many_requests'],
])(
  'shows a page with the reason when the first calls are refused with %i, not an internal error [SHELL-8a]',
  async (status, code) => {
    const context = new RouterContextProvider();
    const problem = { type: 'urn:x', title: 'x', status, code, detail: 'Even rustig', params: {} };
    context.set(pageContext, {
      nonce: '',
      language: 'nl',
      country: 'NL',
      origin: 'https://vonk.example',
      demo: false,
      fetchApi: async () => Response.json(problem, { status }),
    });
    const url = new URL('https://vonk.example/');
    const next = vi.fn();
    const visit = visitMiddleware(
      { request: new Request(url), url, context, params: {}, pattern: '/' },
      next,
    );
    await expect(visit).rejects.toMatchObject({ data: { code, detail: 'Even rustig' }, init: { status } });
    expect(next).not.toHaveBeenCalled();
  },
);
