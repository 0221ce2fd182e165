import { io, type Socket } from 'socket.io-client';
import { livePath } from '#contract/kit/event.ts';

export interface SocketsTo {
  readonly url: string;
  /** Host name of the site; that of the address otherwise. */
  readonly host?: string;
  /** One socket for each. */
  readonly cookies: readonly string[];
}

const open = ({ url, host }: SocketsTo, cookie: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(url, {
      path: livePath,
      forceNew: true,
      reconnection: false,
      transports: ['websocket'],
      extraHeaders: {
        cookie,
        ...(host === undefined ? {} : { host: `${host}:${new URL(url).port}` }),
      },
    });
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
    // One that is cut spoils the figure.
    socket.on('disconnect', (reason) => {
      throw new Error(`a socket ended: ${reason}`);
    });
  });

const atOnce = 50;

/** Opens them a few at a time: a baseline must not drown in handshakes. */
export async function openSockets(to: SocketsTo): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let from = 0; from < to.cookies.length; from += atOnce)
    sockets.push(
      ...(await Promise.all(to.cookies.slice(from, from + atOnce).map((cookie) => open(to, cookie)))),
    );
  return sockets;
}
