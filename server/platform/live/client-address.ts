import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';

export type TrustProxy = Config['trustProxy'];

const first = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();

/** Host and scheme as the browser sees them. Proxy headers count only if TRUST_PROXY allows it. */
export function addressOf(request: IncomingMessage, trust: TrustProxy): { host: string; secure: boolean } {
  const { headers } = request;
  const behindProxy = trust !== false;
  const host = (behindProxy ? first(headers['x-forwarded-host']) : undefined) ?? headers.host ?? '';
  const secure = behindProxy && first(headers['x-forwarded-proto']) === 'https';
  return { host: host.toLowerCase(), secure };
}
