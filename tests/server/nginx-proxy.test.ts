import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { freshDatabase } from '#tests/support/database/database.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { type Client, makeClient } from '#tests/support/service/client.ts';
import { freePort } from '#tests/support/service/free-port.ts';
import { type ServiceProcess, startProcess } from '#tests/support/service/process.ts';
import {
  drip,
  hangingUpload,
  type RawConnection,
  rawConnection,
} from '#tests/support/service/raw-connection.ts';
import { eventually } from '#tests/support/service/service.ts';

/** nginx is a package of the system. Without it, or without root, these tests are skipped. */
const nginx = process.env.NGINX_PATH ?? '/usr/sbin/nginx';

/** The configuration of the guide, on local ports and without the certificate. */
const localConfiguration = (port: number, redirectPort: number, service: string): string =>
  readFileSync('docs/guide/nginx.conf', 'utf8')
    .replaceAll('vonk.example', 'localhost')
    .replace('server 127.0.0.1:3000;', `server ${new URL(service).host.replace('localhost', '127.0.0.1')};`)
    .replace('listen 80 default_server;', `listen 127.0.0.1:${port} default_server;`)
    .replace('listen 443 ssl default_server;', '')
    .replace('listen 80;', `listen 127.0.0.1:${redirectPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s*ssl_.*$/gm, '')
    .replace('worker_processes auto;', 'worker_processes 1; daemon off; pid nginx.pid; user root;')
    .replace(
      'http {',
      'http {\n' +
        ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
          .map((kind) => `${kind}_temp_path ${kind};`)
          .join('\n'),
    );

describe.runIf(existsSync(nginx) && process.getuid?.() === 0)(
  'behind nginx with the configuration of the guide',
  () => {
    let service: ServiceProcess;
    let proxy: ChildProcess;
    let url: string;
    let plainPort: number;
    let attackers: Client[];
    let bystander: Client;
    let photo: Blob;
    const open: RawConnection[] = [];

    const connectFrom = (from: string, text: string): RawConnection => {
      const connection = rawConnection(url, from, text);
      open.push(connection);
      return connection;
    };
    const descriptors = (): number => readdirSync(`/proc/${service.pid}/fd`).length;

    beforeAll(async () => {
      const database = await freshDatabase();
      service = await startProcess({ DATABASE_URL: database.url, TRUST_PROXY: '1' });
      const folder = await mkdtemp(join(tmpdir(), 'vonk-nginx-'));
      const port = await freePort();
      plainPort = await freePort();
      await writeFile(join(folder, 'nginx.conf'), localConfiguration(port, plainPort, service.url));
      proxy = spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'inherit' });
      url = `http://localhost:${port}`;
      await eventually(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), 10_000);
      attackers = Array.from({ length: 8 }, () => makeClient(url));
      bystander = makeClient(url);
      for (const client of [...attackers, bystander]) await signUpMember(client);
      const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: '#d6006e' } });
      photo = new Blob([new Uint8Array(await picture.jpeg().toBuffer())]);
    });
    afterAll(async () => {
      for (const connection of open) connection.close();
      proxy?.kill('SIGTERM');
      if (proxy?.exitCode === null) await once(proxy, 'exit');
      await service?.terminate();
    });

    test('keeps slow requests away from the service, whose members upload and connect meanwhile [API-3e, OPS-8e]', async () => {
      const before = descriptors();
      const half = 'POST /api/country.php HTTP/1.1\r\nhost: localhost\r\nx-a: ';
      const heads = Array.from({ length: 200 }, () => connectFrom('127.0.3.1', half));
      const bodies = Array.from({ length: 200 }, () =>
        connectFrom('127.0.3.2', `${half}b\r\ncontent-length: 60000\r\n\r\n{`),
      );
      const uploads = attackers.flatMap(({ cookies }) =>
        Array.from({ length: 6 }, () => connectFrom('127.0.3.3', hangingUpload(cookies))),
      );
      const slow = attackers.flatMap(({ cookies }, index) =>
        Array.from({ length: 6 }, () => connectFrom(`127.0.3.${10 + index}`, hangingUpload(cookies))),
      );
      const stop = drip(slow, 'a', 1000);
      await sleep(2000);
      expect(descriptors() - before).toBeLessThan(30);
      for (const client of [bystander, ...attackers.slice(0, 2)])
        expect((await client.api(addPhoto, { photo })).status).toBe(200);
      (await bystander.socket()).close();
      await Promise.all([...heads, ...bodies, ...uploads].map(({ ended }) => ended));
      expect((await bystander.api(addPhoto, { photo })).status).toBe(200);
      stop();
    }, 60_000);

    test('refuses two hosts and answers no foreign host [API-2c, OPS-8e]', async () => {
      const twice = connectFrom(
        '127.0.3.4',
        'GET / HTTP/1.1\r\nhost: localhost\r\nhost: evil.example\r\n\r\n',
      );
      await twice.ended;
      expect(twice.received()).toMatch(/^HTTP\/1.1 400 /);
      const foreign = connectFrom('127.0.3.4', 'GET / HTTP/1.1\r\nhost: evil.example\r\n\r\n');
      await foreign.ended;
      expect(foreign.received()).toBe('');
    });

    test('redirects pages to https, and refuses calls over http [OPS-8e]', async () => {
      const plain = (path: string) => fetch(`http://localhost:${plainPort}${path}`, { redirect: 'manual' });
      const page = await plain('/members?page=2');
      expect([page.status, page.headers.get('location')]).toEqual([301, 'https://localhost/members?page=2']);
      for (const path of ['/api/user.php', '/live/?EIO=4']) expect((await plain(path)).status).toBe(403);
    });

    test('limits handshakes by the address of the client, not of the proxy [API-3c, OPS-8e]', async () => {
      const shake = (from: string) =>
        connectFrom(
          from,
          'GET /live/?EIO=4&transport=websocket HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
        );
      const many = Array.from({ length: 80 }, () => shake('127.0.3.5'));
      await eventually(() => expect(many.every((one) => one.received() !== '')).toBe(true), 10_000);
      expect(many.filter((one) => one.received().startsWith('HTTP/1.1 101'))).toHaveLength(60);
      const other = shake('127.0.3.6');
      await eventually(() => expect(other.received()).toMatch(/^HTTP\/1.1 101/), 10_000);
    });
  },
);
