import { isIP } from 'node:net';

const isOurOwn = (host: string): boolean =>
  isIP(host.replace(/^\[|\]$/g, '')) !== 0 ||
  !host.includes('.') ||
  /\.(?:localhost|local|internal)$/.test(host);

/**
 * Null if Mollie could not call the address: Mollie refuses orders with such an address, and look-ups work
 * without webhooks (PAY-30).
 */
export function mollieWebhookUrl(url: string): string | null {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && !isOurOwn(hostname) ? url : null;
}
