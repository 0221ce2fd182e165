import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { connect } from 'node:tls';
import * as z from 'zod/mini';
import { atEnd } from '../service/at-end.ts';
import { selfSigned } from '../service/self-signed.ts';

/** What a push service got for one device, opened as the device's browser opens it. */
export interface ReceivedPush {
  readonly payload: unknown;
  /** The length of what came over the wire. */
  readonly bytes: number;
  readonly headers: IncomingHttpHeaders;
}

/** An answer of the push service; `hang`: none at all, `drop`: the line is cut. */
export type PushAnswer = { status: number; headers?: Record<string, string> } | 'hang' | 'drop';

export interface PushDevice {
  /** As `PushSubscription.toJSON()` gives it. */
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Everything that was asked for it and was right, refused ones included, oldest first. */
  readonly pushes: readonly ReceivedPush[];
  /** What was wrong with requests for it. */
  readonly faults: readonly string[];
  /** The next requests are answered so, then 201 again. */
  answer(...answers: PushAnswer[]): void;
}

export interface PushService {
  /** A device whose browser subscribed with this public key; `host`: of which push service. */
  device(publicKey: string, host?: string): PushDevice;
}

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** RFC 8292: the token says who sends, to whom, and until when. */
const vapidFault = (authorization: string, host: string, publicKey: string): string | null => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) return 'not the key that the device subscribed with';
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const right = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!right) return 'the signature is wrong';
  const { aud, exp, sub } = z.parse(claims, JSON.parse(Buffer.from(body, 'base64url').toString()));
  if (aud !== `https://${host}`) return `meant for ${aud}`;
  const seconds = exp - Date.now() / 1000;
  if (seconds <= 0 || seconds > 24 * 3600) return `valid for ${seconds} s`;
  if (!/^(mailto:.+@|https:\/\/)/.test(sub) || sub.startsWith('https://localhost')) return `subject ${sub}`;
  return null;
};

/** RFC 8291 and 8188: what is in a body of one record. */
const decrypt = (body: Buffer, browser: ECDH, auth: Buffer): unknown => {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
  const derive = (use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${use}\0`, length));
  const opening = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  opening.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
};

const pushHosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];

interface KnownDevice extends PushDevice {
  readonly pushes: ReceivedPush[];
  readonly faults: string[];
  readonly answers: PushAnswer[];
  take(host: string, headers: IncomingHttpHeaders, body: Buffer): void;
}

const newDevice = (publicKey: string, host: string): KnownDevice => {
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys('base64url');
  const auth = randomBytes(16);
  const pushes: ReceivedPush[] = [];
  const faults: string[] = [];
  const answers: PushAnswer[] = [];
  return {
    subscription: {
      endpoint: `https://${host}/fcm/send/${randomUUID()}`,
      keys: { p256dh, auth: auth.toString('base64url') },
    },
    pushes,
    faults,
    answers,
    answer: (...next) => void answers.push(...next),
    take(asked, headers, body) {
      const fault = vapidFault(headers.authorization ?? '', asked, publicKey);
      if (asked !== host) faults.push(`asked ${asked}`);
      if (fault !== null) faults.push(fault);
      if (headers['content-encoding'] !== 'aes128gcm') faults.push('not aes128gcm');
      if (body.length > 4096) faults.push('more than 4096 bytes');
      pushes.push({ payload: decrypt(body, browser, auth), bytes: body.length, headers });
    },
  };
};

/**
 * The push services of the browsers, as far as they can be had without a network: over TLS, under their own names, on
 * a port that this process's HTTPS requests are led to. It checks who sends (RFC 8292) and opens what is sent (RFC 8291)
 * with the device's keys. Stops by itself when the test file ends.
 */
export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, KnownDevice>();
  // Nobody believes it but the agent below.
  const { cert, key } = await selfSigned('push services of the tests', pushHosts);
  const server = https.createServer({ cert, key }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const host = request.headers.host ?? '';
      const device = devices.get(`https://${host}${request.url}`);
      if (device === undefined) return void response.writeHead(404).end();
      try {
        device.take(host, request.headers, Buffer.concat(chunks));
      } catch (error) {
        device.faults.push(String(error));
      }
      const answer = device.answers.shift() ?? { status: 201 };
      if (answer === 'hang') return;
      if (answer === 'drop') return void request.socket.destroy();
      response.writeHead(answer.status, answer.headers).end(`about ${request.url}`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const ordinary = https.globalAgent;
  https.globalAgent = Object.assign(new https.Agent({ keepAlive: false }), {
    createConnection: ({ servername, host }: { servername?: string; host?: string }) =>
      connect({ host: '127.0.0.1', port, ca: cert, servername: servername ?? host ?? '' }),
  });
  atEnd(async () => {
    https.globalAgent = ordinary;
    server.closeAllConnections();
    server.close();
  });
  return {
    device(publicKey, host = 'fcm.googleapis.com') {
      const device = newDevice(publicKey, host);
      devices.set(device.subscription.endpoint, device);
      return device;
    },
  };
}
