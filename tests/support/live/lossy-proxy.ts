import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface LossyProxy {
  /** Address of what lies behind it. */
  readonly url: string;
  /** What it did to its connections so far. */
  readonly done: { drops: number; cuts: number; delays: number };
  /** Until then it only passes on … */
  storm(): void;
  /** … and from here on again. */
  calm(): void;
  close(): Promise<void>;
}

interface Faults {
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  /** Mean seconds a connection lives before it is dropped, with everything that was on its way. */
  readonly dropAfter: number;
  /** Seconds from one cut to the next; each takes half of the connections. */
  readonly cutEvery: number;
}

/** One connection through the proxy. */
interface Link {
  heldUntil: number;
  drop(): void;
}

const cutMs = 2_000;
const longestDelay = 300;
/** So many of all chunks come late. */
const delayed = 0.2;

/**
 * A TCP proxy that treats connections as a train ride does: it delays what passes, drops connections with what was on
 * its way, and every few seconds cuts half of them for two seconds, of which some live on and the others do not; who
 * connects meanwhile may be refused.
 */
export async function startLossyProxy(
  target: string,
  { random, dropAfter, cutEvery }: Faults,
): Promise<LossyProxy> {
  const { hostname, port } = new URL(target);
  const links = new Set<Link>();
  const done = { drops: 0, cuts: 0, delays: 0 };
  let faulty = false;
  let cutUntil = 0;

  const held = async (link: Link) => {
    for (let rest = link.heldUntil - Date.now(); rest > 0; rest = link.heldUntil - Date.now())
      await pause(rest);
  };

  const carry = async (from: Socket, to: Socket, link: Link) => {
    for await (const chunk of from) {
      if (faulty && random() < delayed) {
        done.delays += 1;
        await pause(random() * longestDelay);
      }
      await held(link);
      if (!to.writable) return;
      if (!to.write(chunk)) await once(to, 'drain');
    }
    await held(link);
    to.end();
  };

  const accept = (near: Socket) => {
    if (faulty && Date.now() < cutUntil && random() < 0.5) return void near.resetAndDestroy();
    const far = connect(Number(port), hostname);
    const drop = () => {
      near.resetAndDestroy();
      far.resetAndDestroy();
    };
    const link: Link = { heldUntil: 0, drop };
    links.add(link);
    let life: NodeJS.Timeout;
    const live = () => {
      life = setTimeout(
        () => {
          if (!faulty) return live();
          done.drops += 1;
          drop();
        },
        -Math.log(1 - random()) * dropAfter * 1_000,
      );
    };
    live();
    const over = () => {
      clearTimeout(life);
      links.delete(link);
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      socket.on('error', over);
      socket.on('close', over);
    }
    carry(near, far, link).catch(over);
    carry(far, near, link).catch(over);
  };

  const cut = async () => {
    done.cuts += 1;
    cutUntil = Date.now() + cutMs;
    const struck = [...links].filter(() => random() < 0.5);
    for (const link of struck) link.heldUntil = cutUntil;
    await pause(cutMs);
    for (const link of struck) if (faulty && random() < 0.5) link.drop();
  };

  const server = createServer(accept);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  let cutting: NodeJS.Timeout | undefined;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');

  return {
    url: `http://localhost:${address.port}`,
    done,
    storm() {
      faulty = true;
      cutting = setInterval(() => void cut(), cutEvery * 1_000);
    },
    calm() {
      faulty = false;
      clearInterval(cutting);
    },
    async close() {
      clearInterval(cutting);
      for (const link of links) link.drop();
      server.close();
      await once(server, 'close');
    },
  };
}
