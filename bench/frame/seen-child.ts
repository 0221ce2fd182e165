import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { messageAdded } from '#contract/chat/events.ts';
import { atPace, percentile } from './latencies.ts';
import { openSockets } from './open-sockets.ts';

interface Talk {
  readonly senderCookie: string;
  readonly receiverCookie: string;
  readonly receiver: number;
}

/** Milliseconds from sending to the event at the reader, at a steady pace, beside idle sockets. */
export interface DeliveryLatencyRun {
  readonly kind: 'service' | 'echo';
  readonly url: string;
  readonly host: string;
  readonly idleCookies: readonly string[];
  readonly talks: readonly Talk[];
  readonly seconds: number;
  readonly perSecond: number;
}

const asked: DeliveryLatencyRun = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const { url, host, talks } = asked;
const waiting = new Map<string, () => void>();
const seen = (text: string): void => {
  waiting.get(text)?.();
  waiting.delete(text);
};
const drawn = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error('the list to pick from is empty');
  return one;
};

const sendToService = async (): Promise<(text: string) => Promise<void>> => {
  await openSockets({ url, host, cookies: asked.idleCookies });
  const receivers = await openSockets({ url, host, cookies: talks.map((talk) => talk.receiverCookie) });
  for (const receiver of receivers)
    receiver.on(messageAdded.name, (payload: unknown) =>
      seen(z.parse(messageAdded.payload, payload).message.text),
    );
  return async (text) => {
    const { senderCookie, receiver } = drawn(talks);
    const answer = await fetch(`${url}/api/message.php?domain=${host}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-type': 'client', cookie: senderCookie },
      body: JSON.stringify({ profile: receiver, client_id: randomUUID(), kind: 'text', text }),
    });
    if (!answer.ok) throw new Error(`a message was answered with ${answer.status}`);
    await answer.arrayBuffer();
  };
};

const openEcho = (): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace('http', 'ws'));
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => reject(new Error('the echo server does not answer')));
    socket.addEventListener('close', ({ code }) => {
      throw new Error(`an echo connection ended: ${code}`);
    });
    socket.addEventListener('message', ({ data }) => seen(String(data)));
  });

const sendToEcho = async (): Promise<(text: string) => Promise<void>> => {
  const sockets: WebSocket[] = [];
  for (const _ of [...asked.idleCookies, ...talks]) sockets.push(await openEcho());
  const talking = sockets.slice(-talks.length);
  return async (text) => drawn(talking).send(text);
};

const send = await (asked.kind === 'service' ? sendToService() : sendToEcho());
const latencies = await atPace(
  async () => {
    const text = `Ben je er nog? ${randomUUID()}`;
    const arrived = new Promise<void>((resolve) => waiting.set(text, resolve));
    await send(text);
    await arrived;
  },
  { seconds: asked.seconds, everyMs: 1000 / asked.perSecond },
);
console.log(JSON.stringify({ p50: percentile(latencies, 50), p99: percentile(latencies, 99) }));
process.exit(0);
