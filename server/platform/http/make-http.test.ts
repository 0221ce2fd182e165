import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startService } from '#tests/support/service/service.ts';

const service = await startService();

/** Returns the first line of the answer, or an empty string if the connection is closed without an answer. */
const ask = (offer: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const { port } = new URL(service.url);
    const request = `GET /healthz HTTP/1.1\r\nhost: localhost:${port}\r\n${offer}\r\n\r\n`;
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk) => {
      answer += String(chunk);
      if (answer.includes('\r\n')) socket.destroy();
    });
    socket.once('close', () => resolve(answer.split('\r\n')[0] ?? ''));
    socket.once('error', reject);
  });

test('ignores an unsupported Upgrade header and answers the request [API-2c]', async () => {
  for (const offer of [
    'connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAoAAAAAIAAAAA',
    'connection: upgrade\r\nupgrade: TLS/1.0',
    'connection: keep-alive',
  ])
    expect(await ask(offer), offer).toBe('HTTP/1.1 200 OK');
});
