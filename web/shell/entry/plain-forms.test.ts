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
  // The browser sets it; a script may not.
  vi.spyOn(request.headers, 'get').mockImplementation((name) => (name === 'cookie' ? cookie : null));
  return { request, url, context, params: {}, pattern: path };
};

test('[SHELL-12] the form of the entry warning stores the moment for a year and goes back where it came from', async () => {
  const before = Date.now();
  const answer = await enter(argsOf('/entry', { to: '/pages/terms?sub1=a' }));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/pages/terms?sub1=a']);
  const [cookie, ...flags] = (answer.headers.get('set-cookie') ?? '').split('; ');
  const moment = Date.parse(cookie?.replace('vonk_entry=', '') ?? '');
  expect(moment).toBeGreaterThanOrEqual(before);
  expect(moment).toBeLessThanOrEqual(Date.now());
  expect(flags).toEqual(['Path=/', 'Max-Age=31536000', 'SameSite=Lax', 'Secure']);
});

test('[SHELL-12] it leads to no other site', async () => {
  for (const to of ['https://evil.example/', '//evil.example', ''])
    expect((await enter(argsOf('/entry', { to }))).headers.get('location'), to).toBe('/');
});

test('[TRUST-8] the quick exit leads away even where the log-out is refused', async () => {
  call.mockRejectedValue(new ApiProblem({ code: 'too_many_requests', status: 429 }));
  const answer = await exit(argsOf('/exit', { cookie: 'vonk_exit=1' }));
  expect(answer.headers.get('refresh')).toBe('0; url=https://nl.wikipedia.org/');
  expect(answer.headers.has('clear-site-data')).toBe(true);
});

test('[TRUST-8] the quick exit leads away without script; nothing is kept of the page it goes through', async () => {
  const answer = await exit(argsOf('/exit'));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('refresh')).toBe('0; url=https://nl.wikipedia.org/');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).not.toContain('Vonk');
  expect(call).not.toHaveBeenCalled();
  expect(answer.headers.has('clear-site-data')).toBe(false);
});

test('[TRUST-8] where the member wants that it ends the session and clears the device', async () => {
  for (const cookie of ['vonk_exit=0', 'not_vonk_exit=1', 'vonk_exit=10']) {
    await exit(argsOf('/exit', { cookie }));
    expect(call, cookie).not.toHaveBeenCalled();
  }
  const answer = await exit(argsOf('/exit', { cookie: 'a=b; vonk_exit=1' }));
  expect(call).toHaveBeenCalledExactlyOnceWith(logOut, {});
  expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
  expect(answer.headers.get('refresh')).toContain('wikipedia');
});
