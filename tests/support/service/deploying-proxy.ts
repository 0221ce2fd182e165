import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';

export interface DeployingProxy {
  readonly url: string;
  /** Deploys a new version. Its files have new names, and the files of the previous version are gone. */
  deploy(): void;
  close(): Promise<void>;
}

const written = /^(?:text\/|application\/(?:javascript|json|manifest))/;
const folder = /(?<![\w-])assets\//g;

/**
 * A proxy in front of the service that simulates deployments for the browsers behind it. Files below
 * `assets/` lie in a folder per version, and the folders of earlier versions return 404.
 */
export async function startDeployingProxy(target: string): Promise<DeployingProxy> {
  const { hostname, port } = new URL(target);
  let version = 0;
  const ownFolder = () => (version === 0 ? 'assets/' : `assets/v${version}/`);

  const pass = async (asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const own = `/${ownFolder()}`;
    const path = asked.url ?? '/';
    if (path.startsWith('/assets/') && (!path.startsWith(own) || path.slice(own.length).includes('/'))) {
      answer.writeHead(404, { 'content-type': 'text/plain' }).end('gone');
      return;
    }
    const { 'accept-encoding': _packed, ...headers } = asked.headers;
    const passed = request({
      hostname,
      port,
      method: asked.method,
      path: path.startsWith(own) ? `/assets/${path.slice(own.length)}` : path,
      headers,
    });
    asked.pipe(passed);
    const [given]: IncomingMessage[] = await once(passed, 'response');
    if (given === undefined) throw new Error('no answer');
    const { statusCode = 502, headers: said } = given;
    if (!written.test(said['content-type'] ?? '')) {
      answer.writeHead(statusCode, said);
      given.pipe(answer);
      return;
    }
    const body = Buffer.from((await text(given)).replace(folder, ownFolder()));
    const { 'content-length': _length, 'transfer-encoding': _chunks, ...rest } = said;
    answer.writeHead(statusCode, { ...rest, 'content-length': body.length }).end(body);
  };

  const server = createServer((asked, answer) => void pass(asked, answer).catch(() => answer.destroy()));
  const lines = new Set<Duplex>();
  server.on('upgrade', (asked, socket: Duplex, head: Buffer) => {
    const behind = connect(Number(port), hostname, () => {
      const lead = [`${asked.method} ${asked.url} HTTP/1.1`];
      for (let at = 0; at < asked.rawHeaders.length; at += 2)
        lead.push(`${asked.rawHeaders[at]}: ${asked.rawHeaders[at + 1]}`);
      behind.write(`${lead.join('\r\n')}\r\n\r\n`);
      behind.write(head);
      socket.pipe(behind).pipe(socket);
    });
    for (const line of [socket, behind]) {
      lines.add(line);
      line.on('error', () => {});
      line.once('close', () => {
        lines.delete(line);
        socket.destroy();
        behind.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://localhost:${address.port}`,
    deploy() {
      version += 1;
    },
    async close() {
      for (const line of lines) line.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
