import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from './find-program.ts';
import { startChild } from './run-child.ts';

const run = promisify(execFile);

/** GETs per second by Debian's wrk. A generator in Node would be the bottleneck before nginx is. */
export function gets(url: string, headers: Readonly<Record<string, string>> = {}): () => Promise<number> {
  const wrk = findProgram('wrk', 'wrk');
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  return async () => {
    const { stdout } = await run(wrk, ['-t', '1', '-c', '8', '-d', '4s', ...lines, url]);
    const perSecond = /^Requests\/sec:\s+([\d.]+)/m.exec(stdout)?.[1];
    if (perSecond === undefined || /Non-2xx/.test(stdout)) throw new Error(`wrk on ${url}:\n${stdout}`);
    return Number(perSecond);
  };
}

/** nginx with one worker and a file of 1 KB: the maximum of a web server on this machine. */
export async function openNginx(): Promise<{ url: string; close(): Promise<void> }> {
  const nginx = findProgram('nginx', 'nginx-light');
  const folder = await mkdtemp(join(tmpdir(), 'vonk-nginx-'));
  const port = 40_000 + (process.pid % 20_000);
  await mkdir(join(folder, 'pages'));
  await writeFile(join(folder, 'pages', 'index.html'), 'x'.repeat(1024));
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log stderr notice;
events {}
http {
  access_log off;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/pages;
  }
}
`,
  );
  // As root, nginx would serve the file as a user who cannot enter this folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const { stop } = await startChild(
    nginx,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', user],
    /start worker process \d+/,
  );
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
