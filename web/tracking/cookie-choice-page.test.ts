import { beforeEach, expect, test, vi } from 'vitest';
import { chooseSource } from '#contract/tracking/choose-source.ts';
import { someVisit } from '#tests/support/samples/some-visit.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { action } from './cookie-choice-page.tsx';

const call = vi.fn();
beforeEach(() => {
  call.mockReset();
});

const choose = (fields: Record<string, string>) => {
  const context = someVisit({ call });
  const url = new URL('https://vonk.example/cookie-choice');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  return action({ request, url, context, params: {}, pattern: '/cookie-choice' });
};

const place = (answer: Response) => [answer.status, answer.headers.get('location')];

test('stores choice and tags without script and redirects back to the page [GDPR-11b, MEET-9a]', async () => {
  const to = '/landers/video?network=nw&sub1=s';
  const answer = await choose({ to, choice: 'accept', network: 'nw', sub1: 's', step: '3' });
  expect(call).toHaveBeenCalledExactlyOnceWith(chooseSource, { choice: 'accept', network: 'nw', sub1: 's' });
  expect(place(answer)).toEqual([303, to]);
});

test('stays on its own page and never redirects to another site [GDPR-2d]', async () => {
  expect(place(await choose({ choice: 'decline' }))).toEqual([303, '/cookie-choice']);
  expect(place(await choose({ choice: 'decline', to: 'https://evil.example/' }))).toEqual([303, '/']);
});

test('changes nothing for an unknown choice or a refused request [GDPR-11a]', async () => {
  expect(place(await choose({ choice: 'perhaps', to: '/' }))).toEqual([303, '/cookie-choice']);
  expect(call).not.toHaveBeenCalled();
  call.mockRejectedValueOnce(new ApiProblem({ status: 400, code: 'invalid_input', detail: '' }));
  expect(place(await choose({ choice: 'accept', to: '/' }))).toEqual([303, '/cookie-choice']);
});
