import { beforeEach, expect, test, vi } from 'vitest';
import { logOut } from '#contract/accounts/log-out.ts';
import { someVisit } from '#tests/support/samples/some-visit.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { action as enter } from './entry-page.ts';
import { action as exit } from './exit-page.ts';

const call = vi.fn();
beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue(null);
});

const argsOf = (path: string, { cookie = '', to = '', origin = 'https://vonk.example' } = {}) => {
  const context = someVisit({ call, origin });
  const url = new URL(path, origin);
  const request = new Request(url, { method: 'POST', body: new URLSearchParams({ to }) });
  // Only a browser can set this header; a script may not.
  vi.spyOn(request.headers, 'get').mockImplementation((name) => (name === 'cookie' ? cookie : null));
  return { request, url, context, params: {}, pattern: path };
};

test('stores the answer to the entry warning for a year and redirects back [SHELL-12c]', async () => {
  const before = Date.now();
  const answer = await enter(argsOf('/entry', { to: '/pages/terms?sub1=a' }));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/pages/terms?sub1=a']);
  const [cookie, ...flags] = (answer.headers.get('set-cookie') ?? '').split('; ');
  const moment = Date.parse(cookie?.replace('vonk_entry=', '') ?? '');
  expect(moment).toBeGreaterThanOrEqual(before);
  expect(moment).toBeLessThanOrEqual(Date.now());
  expect(flags).toEqual(['Path=/', 'Max-Age=31536000', 'SameSite=Lax', 'Secure']);
});

test('redirects to no other site [SHELL-12d]', async () => {
  for (const to of ['https://evil.example/', '//evil.example', ''])
    expect((await enter(argsOf('/entry', { to }))).headers.get('location'), to).toBe('/');
});

test('leaves even if the log-out is refused [TRUST-8d]', async () => {
  call.mockRejectedValue(new ApiProblem({ code: 'too_many_requests', status: 429 }));
  const answer = await exit(argsOf('/exit', { cookie: 'vonk_exit=1' }));
  expect(answer.headers.get('refresh')).toBe('0; url=https://nl.wikipedia.org/');
  expect(answer.headers.has('clear-site-data')).toBe(true);
});

test('leaves without script, by way of a page that is not kept [TRUST-8c]', async () => {
  const answer = await exit(argsOf('/exit'));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('refresh')).toBe('0; url=https://nl.wikipedia.org/');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).not.toContain('Vonk');
  expect(call).not.toHaveBeenCalled();
  expect(answer.headers.has('clear-site-data')).toBe(false);
});

test('ends the session and clears the device if the member chose so [TRUST-8d]', async () => {
  for (const cookie of ['vonk_exit=0', 'not_vonk_exit=1', 'vonk_exit=10']) {
    await exit(argsOf('/exit', { cookie }));
    expect(call, cookie).not.toHaveBeenCalled();
  }
  const answer = await exit(argsOf('/exit', { cookie: 'a=b; vonk_exit=1' }));
  expect(call).toHaveBeenCalledExactlyOnceWith(logOut, {});
  expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
  expect(answer.headers.get('refresh')).toContain('wikipedia');
});
