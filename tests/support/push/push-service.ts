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
import { cleanUpAtEnd } from '../service/clean-up.ts';
import { selfSigned } from '../service/self-signed.ts';

/** A push for one device, decrypted with the device's keys. */
export interface ReceivedPush {
  readonly payload: unknown;
  /** Size of the encrypted body. */
  readonly bytes: number;
  readonly headers: IncomingHttpHeaders;
}

/** A response of the push service. `hang` sends none, and `drop` cuts the connection. */
export type PushAnswer = { status: number; headers?: Record<string, string> } | 'hang' | 'drop';

export interface PushDevice {
  /** As `PushSubscription.toJSON()` returns it. */
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** All valid requests for the device, including rejected ones, oldest first. */
  readonly pushes: readonly ReceivedPush[];
  /** Errors in requests for the device. */
  readonly errors: readonly string[];
  /** Sets the responses to the next requests. Later requests get 201. */
  answer(...answers: PushAnswer[]): void;
}

export interface PushService {
  /** A device whose browser subscribed with this public key. `host` selects the push service. */
  device(publicKey: string, host?: string): PushDevice;
}

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** Checks the token of RFC 8292: sender, recipient and expiry. */
const vapidError = (authorization: string, host: string, publicKey: string): string | null => {
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

/** Decrypts a body of one record (RFC 8291 and 8188). */
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
  readonly errors: string[];
  readonly answers: PushAnswer[];
  take(host: string, headers: IncomingHttpHeaders, body: Buffer): void;
}

const newDevice = (publicKey: string, host: string): KnownDevice => {
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys('base64url');
  const auth = randomBytes(16);
  const pushes: ReceivedPush[] = [];
  const errors: string[] = [];
  const answers: PushAnswer[] = [];
  return {
    subscription: {
      endpoint: `https://${host}/fcm/send/${randomUUID()}`,
      keys: { p256dh, auth: auth.toString('base64url') },
    },
    pushes,
    errors,
    answers,
    answer: (...next) => void answers.push(...next),
    take(asked, headers, body) {
      const authorizationError = vapidError(headers.authorization ?? '', asked, publicKey);
      if (asked !== host) errors.push(`asked ${asked}`);
      if (authorizationError !== null) errors.push(authorizationError);
      if (headers['content-encoding'] !== 'aes128gcm') errors.push('not aes128gcm');
      if (body.length > 4096) errors.push('more than 4096 bytes');
      pushes.push({ payload: decrypt(body, browser, auth), bytes: body.length, headers });
    },
  };
};

/**
 * A stand-in for the browsers' push services, over TLS and under their own host names. The https requests of
 * this process are routed to it. It checks the sender (RFC 8292) and decrypts the payload with the device's
 * keys (RFC 8291). It stops at the end of the test file.
 */
export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, KnownDevice>();
  // Only the agent below trusts this certificate.
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
        device.errors.push(String(error));
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
  cleanUpAtEnd(async () => {
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
