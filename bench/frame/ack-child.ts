import { readFileSync } from 'node:fs';
import { openSockets, type SocketsTo } from './open-sockets.ts';

interface Asked extends SocketsTo {
  readonly event: string;
  /** Events per socket; the next one is sent after the acknowledgement of the previous one. */
  readonly events: number;
}

// Prints the acknowledged events per second, once all sockets are open.
const { event, events, ...to }: Asked = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const sockets = await openSockets(to);
const began = performance.now();
await Promise.all(
  sockets.map(async (socket) => {
    for (let n = 0; n < events; n += 1) {
      const answer: unknown = await socket.emitWithAck(event, { n });
      if (JSON.stringify(answer) !== '{"ok":true}') throw new Error(`answered ${JSON.stringify(answer)}`);
    }
  }),
);
const seconds = (performance.now() - began) / 1000;
console.log(JSON.stringify({ perSecond: (sockets.length * events) / seconds }));
process.exit(0);
