import type { IncomingHttpHeaders } from 'node:http';
import type { Operation } from '#contract/kit/operation.ts';

/** All but reads and the few that bring a proof of their own (API-3, AUTH-11). */
export function needsProof(operation: Operation): boolean {
  if (operation.crossSite !== undefined) return false;
  return operation.method !== 'GET' || operation.changesState === true;
}

/** Whether an Origin header names this host; the scheme is the proxy's business. */
export function isOwnOrigin(origin: string, host: string, publicUrl: string | null): boolean {
  if (publicUrl !== null && origin === publicUrl) return true;
  const cut = origin.indexOf('://');
  return cut > 0 && /^https?$/.test(origin.slice(0, cut)) && origin.slice(cut + 3) === host.toLowerCase();
}

/**
 * Whether the call provably comes from a page of ours: the client header, which no foreign page can set, and
 * an Origin and a Sec-Fetch-Site that do not say otherwise. Programs send neither of these two.
 */
export function comesFromUs(headers: IncomingHttpHeaders, host: string, publicUrl: string | null): boolean {
  return headers['x-request-type'] === 'client' && comesFromOwnPage(headers, host, publicUrl);
}

/** The same for a form, which cannot send the header: Origin and Sec-Fetch-Site alone. */
export function comesFromOwnPage(
  headers: IncomingHttpHeaders,
  host: string,
  publicUrl: string | null,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  return origin === undefined || isOwnOrigin(origin, host, publicUrl);
}
