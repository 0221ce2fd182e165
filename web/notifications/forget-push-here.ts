import { forgetPushHere as forget } from './state/push-device.ts';

/** Before a log-out: this browser gets no push any more (PUSH-9). Never fails: logging out is more important. */
export async function forgetPushHere(member: number): Promise<void> {
  await forget(member).catch(() => {});
}
