import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { addressCount, fromAddress } from './client-addresses.ts';
import type { Load } from './load.ts';

const load: Load = JSON.parse(process.argv[2] ?? '{}');
const asked = load.requests ?? [{}];
const rounds = Math.max(1, Math.ceil(addressCount / asked.length));
const requests = Array.from({ length: rounds * asked.length }, (_, index) => {
  const { headers, ...one } = asked[index % asked.length] ?? {};
  return { ...one, headers: { ...headers, ...fromAddress(index) } };
});

/** Picks requests randomly. Connections that walk one list in step would contend for each row. */
const drawn = (request: autocannon.Request): autocannon.Request => {
  const { body, path, ...one } = requests[Math.floor(Math.random() * requests.length)] ?? {};
  const fresh = (text: string) => text.replaceAll('{uuid}', randomUUID());
  return {
    ...request,
    ...one,
    ...(path !== undefined && { path: fresh(path) }),
    ...(body !== undefined && { body: fresh(body) }),
  };
};

const result = await autocannon({
  url: load.url,
  duration: load.seconds ?? 4,
  connections: load.connections ?? 8,
  requests: load.byLot ? [{ ...requests[0], setupRequest: drawn }] : requests,
});
console.log(
  JSON.stringify({
    perSecond: result.requests.average,
    failed: result.non2xx + result.errors,
    statuses: result.statusCodeStats ?? {},
  }),
);
