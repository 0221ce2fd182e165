import type { BrowserContext } from '@playwright/test';

/**
 * Delays every React render by half a second, as on a busy machine but without load. A journey that looks or
 * clicks too early then fails every time instead of once in a few hundred runs. Set `LATE=render` to use it.
 */
export async function delayRenders(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // React's scheduler posts itself a message for each slice of work.
    const { postMessage } = MessagePort.prototype;
    let busyUntil = 0;
    MessagePort.prototype.postMessage = function post(message: unknown) {
      const now = performance.now();
      if (now < busyUntil) {
        postMessage.call(this, message);
        return;
      }
      busyUntil = now + 650;
      setTimeout(() => {
        busyUntil = performance.now() + 150;
        postMessage.call(this, message);
      }, 500);
    };
  });
}
