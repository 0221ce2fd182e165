import type { IncomingHttpHeaders } from 'node:http';
import type { Operation } from '#contract/kit/operation.ts';

/**
 * Whether the operation needs the CSRF check: all except reads and operations with their own proof (API-3,
 * AUTH-11).
 */
export function needsCsrfCheck(operation: Operation): boolean {
  if (operation.crossSite !== undefined) return false;
  return operation.method !== 'GET' || operation.changesState === true;
}

/** Whether an Origin header names this host. The scheme is ignored, because the proxy decides it. */
export function isOwnOrigin(origin: string, host: string, publicUrl: string | null): boolean {
  if (publicUrl !== null && origin === publicUrl) return true;
  const cut = origin.indexOf('://');
  return cut > 0 && /^https?$/.test(origin.slice(0, cut)) && origin.slice(cut + 3) === host.toLowerCase();
}

/**
 * The CSRF check: whether the call provably comes from our own page. The client header is required, since no
 * foreign page can set it. Origin and Sec-Fetch-Site must not contradict it; programs send neither header.
 */
export function passesCsrfCheck(
  headers: IncomingHttpHeaders,
  host: string,
  publicUrl: string | null,
): boolean {
  return headers['x-request-type'] === 'client' && isSameOrigin(headers, host, publicUrl);
}

/** The CSRF check for a form, which cannot send the client header: checks Origin and Sec-Fetch-Site only. */
export function isSameOrigin(headers: IncomingHttpHeaders, host: string, publicUrl: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  return origin === undefined || isOwnOrigin(origin, host, publicUrl);
}
