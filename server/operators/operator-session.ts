import { rightsOfRoles } from '#contract/operators/roles.ts';
import { operatorCookie, operatorDeviceCookie } from '#server/platform/http/cookies.ts';
import type { RawCall } from '#server/platform/http/handler.ts';
import type { OperatorIdentity } from '#server/platform/http/wiring.ts';
import { isTouchDue, touchSession } from '#server/platform/identity/sessions.sql.ts';
import { isToken, newToken, tokenHash } from '#server/platform/keys/token.ts';
import type { Platform } from '#server/platform/platform.ts';
import { operatorIdentity } from './operator-identity.sql.ts';
import { sessionOfToken } from './operators.sql.ts';

/** Returns the operator behind the console's cookie, or null for everybody else. */
export async function identifyOperator(
  cookies: Readonly<Record<string, string | undefined>>,
  { db, clock }: Platform,
): Promise<OperatorIdentity | null> {
  const token = cookies[operatorCookie];
  if (!isToken(token)) return null;
  const now = clock.now();
  const row = await sessionOfToken(db, tokenHash(token), now);
  if (row === undefined) return null;
  if (isTouchDue(row, now)) await touchSession(db, operatorIdentity, row.id, now);
  return {
    operator: row.operator_id,
    session: row.id,
    rights: rightsOfRoles(row.roles),
    provenAt: row.proven_at,
  };
}

/**
 * Paths of the console's pages and calls: the browser sends the cookie to no other address. By the
 * framework's naming, the data of the first page has an address beside `/console/`.
 */
const paths = ['/console', '/console.data', '/api/console'];

/** Sets the cookie with the token of this browser's login. */
export function setOperatorCookie(call: Pick<RawCall, 'setCookie'>, token: string): void {
  for (const path of paths)
    call.setCookie(operatorCookie, token, {
      maxAgeSeconds: operatorIdentity.sessionSeconds,
      path,
      sameSite: 'Strict',
    });
}

const deviceSeconds = 365 * 24 * 3600;

/** Token of the browser behind a call; a new one if the browser has none. */
export const deviceTokenOf = ({ cookies }: Pick<RawCall, 'cookies'>): string => {
  const known = cookies[operatorDeviceCookie];
  return isToken(known) ? known : newToken();
};

/** Stores the device cookie for a year. Only the calls of the console get it. */
export const setOperatorDevice = (call: Pick<RawCall, 'setCookie'>, token: string): void =>
  call.setCookie(operatorDeviceCookie, token, {
    maxAgeSeconds: deviceSeconds,
    path: '/api/console',
    sameSite: 'Strict',
  });

export function clearOperatorCookie(call: Pick<RawCall, 'setCookie'>): void {
  for (const path of paths)
    call.setCookie(operatorCookie, '', { maxAgeSeconds: 0, path, sameSite: 'Strict' });
}
