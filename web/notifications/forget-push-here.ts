import { forgetPushHere as forget } from './push-device.ts';

/**
 * Maximum wait for the push service. It must not delay a log-out, because the server has already removed this
 * device.
 */
const timeoutMs = 1500;

/** Removes push from this browser at log-out (PUSH-9). Never fails. */
export async function forgetPushHere(member: number): Promise<void> {
  const waited = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([forget(member).catch(() => {}), waited]);
}
