import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { newToken, tokenHash } from '#server/platform/keys/token.ts';
import { after, sessionSeconds } from '../limits/lifetimes.ts';
import { rememberDevice } from './known-devices.sql.ts';
import { insertSession } from './sessions.sql.ts';
import type { Device } from './visiting-device.ts';

export interface OpenedSession {
  /** For the cookie; stored nowhere else. */
  readonly token: string;
  /** The member used other browsers before, but never this one. */
  readonly strange: boolean;
}

/** Opens a session in this browser, and remembers the browser as one of the member's. */
export async function openSession(db: Handle, member: Id, device: Device, now: Date): Promise<OpenedSession> {
  const token = newToken();
  const { browser, system, country } = device;
  await insertSession(db, {
    member,
    tokenHash: tokenHash(token),
    now,
    expires: after(now, sessionSeconds),
    browser,
    system,
    country,
  });
  // The hash contains the member's id, so that rows of two members never show that they share a browser.
  const { strange } = await rememberDevice(db, member, tokenHash(`${member} ${device.token}`), now);
  return { token, strange };
}
