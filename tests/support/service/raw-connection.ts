import { connect, type Socket } from 'node:net';

/** A TCP connection that sends exactly what a test gives it, and never closes its own side. */
export interface RawConnection {
  readonly socket: Socket;
  /** Everything that the service has answered so far. */
  received(): string;
  /** Sends more. Does nothing after the service has closed the connection. */
  send(text: string): void;
  /** Resolves when the connection is open, or was refused. */
  readonly opened: Promise<void>;
  /** Resolves when the service ended or reset the connection. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Opens a connection. `from` is the sender's own address: on Linux any address of 127.0.0.0/8. */
export function rawConnection(url: string, from: string, text = ''): RawConnection {
  let received = '';
  // A hostile client keeps its half open after the service has sent its end.
  const socket = connect({
    port: Number(new URL(url).port),
    host: '127.0.0.1',
    localAddress: from,
    allowHalfOpen: true,
  });
  const opened = new Promise<void>((resolve) => {
    socket.once('connect', resolve).once('close', () => resolve());
  });
  const ended = new Promise<void>((resolve) => {
    socket.once('end', resolve).once('close', () => resolve());
  });
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    received += String(chunk);
  });
  if (text !== '') socket.write(text);
  return {
    socket,
    opened,
    ended,
    received: () => received,
    send(more) {
      if (socket.writable) socket.write(more);
    },
    close: () => socket.destroy(),
  };
}

/** Sends a little to all connections again and again. Returns the function that stops. */
export function drip(connections: readonly RawConnection[], text: string, everyMs: number): () => void {
  const timer = setInterval(() => {
    for (const connection of connections) connection.send(text);
  }, everyMs);
  return () => clearInterval(timer);
}

/** The start of a photo upload whose body never ends by itself. */
export const hangingUpload = (cookies: ReadonlyMap<string, string>): string =>
  [
    'POST /api/photo.php HTTP/1.1',
    'host: localhost',
    'x-request-type: client',
    `cookie: ${[...cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    'content-type: multipart/form-data; boundary=x',
    'content-length: 9000000',
    '',
    '--x',
    'content-disposition: form-data; name="photo"; filename="a"',
    'content-type: image/jpeg',
    '',
    'begin',
  ].join('\r\n');

/** A WebSocket handshake. */
export const handshake = (more = ''): string =>
  [
    'GET /live/?EIO=4&transport=websocket HTTP/1.1',
    `host: localhost${more}`,
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n');
