import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { testSettings } from '#tests/support/test-settings.ts';
import { visitContext } from '#web/platform/visit.ts';
import { loader } from './dev-ui-page.tsx';

const answerOf = (demo: boolean) => {
  const context = new RouterContextProvider();
  const fail = () => Promise.reject(new Error('it asks for nothing'));
  context.set(visitContext, {
    call: fail,
    transport: { origin: 'https://vonk.example', send: fail },
    language: 'nl',
    country: 'NL',
    origin: 'https://vonk.example',
    nonce: '',
    demo,
    settings: testSettings,
    user: null,
    memberId: null,
  });
  const url = new URL('https://vonk.example/dev/ui');
  return loader({ request: new Request(url), params: {}, context, url, pattern: '/dev/ui' });
};

test('the page of building blocks is there in a demo, and nowhere else', async () => {
  await expect(answerOf(true)).resolves.toBeTruthy();
  await expect(answerOf(false)).rejects.toMatchObject({ init: { status: 404 } });
});
