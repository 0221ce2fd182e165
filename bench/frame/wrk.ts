import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findProgram } from './find-program.ts';

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
