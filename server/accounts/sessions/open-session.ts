import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { openSession } from '#server/platform/identity/sessions.sql.ts';
import { tokenHash } from '#server/platform/keys/token.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';
import { rememberDevice } from './known-devices.sql.ts';
import type { Device } from './visiting-device.ts';

export interface OpenedSession {
  /** For the cookie; stored nowhere else. */
  readonly token: string;
  /** The member used other browsers before, but never this one. */
  readonly strange: boolean;
}

/** Opens a session in this browser, and remembers the browser as one of the member's. */
export async function openMemberSession(
  db: Handle,
  member: Id,
  device: Device,
  now: Date,
): Promise<OpenedSession> {
  const { browser, system, country } = device;
  const token = await openSession(db, memberIdentity, member, now, { browser, system, country });
  // The hash contains the member's id, so that rows of two members never show that they share a browser.
  const { strange } = await rememberDevice(db, member, tokenHash(`${member} ${device.token}`), now);
  return { token, strange };
}
