import { expect, test } from 'vitest';
import { sentForm } from './read-form-data.ts';

const sent = (type: string, body: string) =>
  sentForm(
    new Request('https://vonk.example/entry', { method: 'POST', body, headers: { 'content-type': type } }),
  );

test.each(['', 'text/plain', 'application/json', 'multipart/form-data', 'multipart/form-data; boundary=x'])(
  '[API-2] what is no form is refused, and is no fault of ours: %s',
  async (type) => {
    await expect(sent(type, '{')).rejects.toMatchObject({ init: { status: 400 } });
  },
);

test('[API-2] a form is read', async () => {
  expect((await sent('application/x-www-form-urlencoded', 'to=%2Fa')).get('to')).toBe('/a');
});
