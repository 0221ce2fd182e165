import { io, type Socket } from 'socket.io-client';
import { livePath } from '#contract/kit/event.ts';

export interface SocketsTo {
  readonly url: string;
  /** Host name of the site; defaults to the host of the address. */
  readonly host?: string;
  /** One socket per cookie. */
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
    // A disconnected socket invalidates the figure.
    socket.on('disconnect', (reason) => {
      throw new Error(`a socket ended: ${reason}`);
    });
  });

const atOnce = 50;

/** Opens the sockets a few at a time, so that handshakes do not overload a baseline. */
export async function openSockets(to: SocketsTo): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let from = 0; from < to.cookies.length; from += atOnce)
    sockets.push(
      ...(await Promise.all(to.cookies.slice(from, from + atOnce).map((cookie) => open(to, cookie)))),
    );
  return sockets;
}
