import { expect, test } from 'vitest';
import { readFormData } from './read-form-data.ts';

const sent = (type: string, body: string) =>
  readFormData(
    new Request('https://vonk.example/entry', { method: 'POST', body, headers: { 'content-type': type } }),
  );

test.each(['', 'text/plain', 'application/json', 'multipart/form-data', 'multipart/form-data; boundary=x'])(
  'refuses a body that is not a form with 400: %s [API-2a]',
  async (type) => {
    await expect(sent(type, '{')).rejects.toMatchObject({ init: { status: 400 } });
  },
);

test('reads a form [API-2a]', async () => {
  expect((await sent('application/x-www-form-urlencoded', 'to=%2Fa')).get('to')).toBe('/a');
});
