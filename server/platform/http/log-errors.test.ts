import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { errorForLog } from './log-errors.ts';

test('writes one JSON line for each entry, whatever an error says [OPS-3b]', () => {
  let written = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  const { log } = fastify({ logger: { level: 'info', serializers: { err: errorForLog }, stream } });
  const forged = '\r\n{"level":30,"msg":"a member logged in"}\u2028\u001b[31m%s%j';
  log.error({ err: new Error(forged), route: forged }, 'a failure');
  log.info('next');
  const lines = written.trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['a failure', 'next']);
  expect(written).not.toContain('\u001b');
});
