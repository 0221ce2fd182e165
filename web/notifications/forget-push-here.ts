import { forgetPushHere as forget } from './push-device.ts';

/** A browser that waits for its push service keeps nobody from leaving: the server has forgotten this device already. */
const patience = 1500;

/** At a log-out: this browser gets no push any more (PUSH-9). Never fails. */
export async function forgetPushHere(member: number): Promise<void> {
  const waited = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([forget(member).catch(() => {}), waited]);
}
