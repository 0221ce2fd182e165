import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startMailServer } from './mail-server.ts';

test('survives a sender that is killed within a mail', async () => {
  const { url, tries } = await startMailServer();
  const { port } = new URL(url);
  const killed = connect(Number(port), '127.0.0.1');
  killed.on('error', () => {});
  const say = async (line: string) => {
    killed.write(`${line}\r\n`);
    await once(killed, 'data');
  };
  await once(killed, 'data');
  await say('EHLO killed.example');
  await say('MAIL FROM:<vonk@post.example>');
  await say('RCPT TO:<anna@post.example>');
  killed.resetAndDestroy();
  await once(killed, 'close');
  const next = connect(Number(port), '127.0.0.1');
  const [greeting] = await once(next, 'data');
  next.destroy();
  expect(String(greeting)).toMatch(/^220 /);
  expect(tries('anna@post.example')).toBe(1);
});
