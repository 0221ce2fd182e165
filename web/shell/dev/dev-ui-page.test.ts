import { expect, test } from 'vitest';
import { someVisit } from '#tests/support/samples/some-visit.ts';
import { loader } from './dev-ui-page.tsx';

const answerOf = (demo: boolean) => {
  const context = someVisit({ demo });
  const url = new URL('https://vonk.example/dev/ui');
  return loader({ request: new Request(url), params: {}, context, url, pattern: '/dev/ui' });
};

test('shows the page of building blocks only in the demo', async () => {
  await expect(answerOf(true)).resolves.toBeTruthy();
  await expect(answerOf(false)).rejects.toMatchObject({ init: { status: 404 } });
});
