import { expect, test } from 'vitest';
import { memberHeader } from '#contract/kit/operation.ts';
import { memberIdCookieWiring } from '#tests/support/people/members.ts';
import { startService } from '#tests/support/service/service.ts';
import { own } from '#tests/support/service/test-operations.ts';
import { handler } from './handler.ts';

test('refuses a call from a page of a member after another member has logged in [CHAT-3d, API-3a]', async () => {
  const done: number[] = [];
  const service = await startService({
    wiring: memberIdCookieWiring,
    extra: (registry) =>
      registry.operation(
        handler(own, async ({ member }) => {
          done.push(member);
          return { member };
        }),
      ),
  });
  const browser = service.client();
  const ask = (page: string) => browser.api(own, { text: 'a' }, { headers: { [memberHeader]: page } });
  expect((await ask('7')).problem).toMatchObject({ status: 403, code: 'authentication_required' });
  browser.cookies.set('vonk_session', '7');
  expect((await ask('7')).answer).toEqual({ member: 7 });
  // Another member has logged in in another tab.
  browser.cookies.set('vonk_session', '8');
  expect((await ask('7')).problem).toMatchObject({
    status: 409,
    code: 'other_member',
    detail: 'Er is nu iemand anders ingelogd in deze browser. Ververs de pagina.',
  });
  expect((await browser.api(own, { text: 'a' })).answer).toEqual({ member: 8 });
  expect(done).toEqual([7, 8]);
});
