import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface LossyProxy {
  /** Address of the proxy. */
  readonly url: string;
  /** Number of disturbances so far. */
  readonly done: { drops: number; cuts: number; delays: number };
  /** Starts the disturbances. The proxy only forwards before this call. */
  storm(): void;
  /** Stops the disturbances. */
  calm(): void;
  close(): Promise<void>;
}

interface Impairments {
  /** Random number from 0 up to but not including 1. */
  readonly random: () => number;
  /** Mean seconds until a connection is dropped, with everything in flight. */
  readonly dropAfter: number;
  /** Seconds between two cuts. Each cut hits half of the connections. */
  readonly cutEvery: number;
}

/** One connection through the proxy. */
interface Link {
  heldUntil: number;
  drop(): void;
}

const cutMs = 2_000;
const longestDelay = 300;
/** Share of the chunks that are delayed. */
const delayed = 0.2;

/**
 * A TCP proxy that disturbs connections like a train ride.
 * - It delays chunks and drops connections with everything in flight.
 * - Every few seconds it stalls about half of the connections for two seconds. Some of them survive.
 * - During a cut it may refuse new connections.
 */
export async function startLossyProxy(
  target: string,
  { random, dropAfter, cutEvery }: Impairments,
): Promise<LossyProxy> {
  const { hostname, port } = new URL(target);
  const links = new Set<Link>();
  const done = { drops: 0, cuts: 0, delays: 0 };
  let faulty = false;
  let cutUntil = 0;

  const held = async (link: Link) => {
    for (let remaining = link.heldUntil - Date.now(); remaining > 0; remaining = link.heldUntil - Date.now())
      await pause(remaining);
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
