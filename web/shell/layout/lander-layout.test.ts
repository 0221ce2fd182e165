import { expect, test } from 'vitest';
import { someVisit } from '#tests/support/samples/some-visit.ts';
import { loader } from './lander-layout.tsx';

const whereTo = (id: string | undefined): string | null => {
  const context = someVisit({ memberId: 7 });
  const url = new URL('https://vonk.example');
  try {
    loader({ request: new Request(url), url, context, params: id === undefined ? {} : { id }, pattern: '' });
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    throw thrown;
  }
  return null;
};

test('redirects a member from a lander to the member it shows, for any id in the URL [CONT-2a]', () => {
  const ids = [undefined, '5', '\u0000', '💋', '/evil.example', '\r\nset-cookie: a=b'];
  expect(ids.map(whereTo)).toEqual([
    '/members',
    '/members/5',
    '/members/%00',
    '/members/%F0%9F%92%8B',
    '/members/%2Fevil.example',
    '/members/%0D%0Aset-cookie%3A%20a%3Db',
  ]);
});
