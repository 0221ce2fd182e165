import type { BrowserContext } from '@playwright/test';

/**
 * Makes React render half a second after it was asked to, as on a busy machine but at no cost: a journey that looks or
 * clicks too early fails then every time, instead of once in a few hundred runs. `LATE=render` for whoever looks for one.
 */
export async function renderLate(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // React's scheduler posts itself a message for each slice of its work.
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
