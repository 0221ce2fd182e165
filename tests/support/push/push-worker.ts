import type { Page, Worker } from '@playwright/test';
import { expect } from '../browser/journey.ts';

/** A notification that the worker showed, as the browser stores it. */
export interface ShownNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly page: string;
}

export interface PushWorker {
  /**
   * Delivers a push to the worker through the browser's debugging protocol. Returns the notifications shown
   * afterwards.
   */
  deliver(payload: unknown): Promise<ShownNotification[]>;
  /** Simulates a tap on the last notification. */
  tap(): Promise<void>;
}

// Source strings, because they run inside the worker, which lacks the types of a page.

const replaceNotifications = `{
  const shown = [];
  if (Notification.permission !== 'granted')
    Object.assign(registration, {
      showNotification: async (title, options) => void shown.push({ title, ...options, close() {} }),
      getNotifications: async () => shown,
    });
}`;

const readNotifications = `registration.getNotifications().then((all) =>
  all.map(({ title, body, tag, data }) => ({ title, body, tag, page: data.page })))`;

const tapLastNotification = `registration.getNotifications().then((all) => {
  dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification: all.at(-1) }));
})`;

const workerOf = (page: Page): Promise<Worker> =>
  expect
    .poll(() => page.context().serviceWorkers().length)
    .toBeGreaterThan(0)
    .then(() => {
      const [worker] = page.context().serviceWorkers();
      if (worker === undefined) throw new Error('the worker has ended');
      return worker;
    });

/**
 * The page's own push worker, which must be registered. Pushes and taps are events in the real worker.
 * Chromium's headless shell never allows notifications, so `showNotification` is replaced there. A full
 * Chromium returns its real notifications.
 */
export async function pushWorker(page: Page): Promise<PushWorker> {
  const { origin } = new URL(page.url());
  await page.context().grantPermissions(['notifications'], { origin });
  const worker = await workerOf(page);
  const devtools = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await found;
  await worker.evaluate(replaceNotifications);
  const shown = () => worker.evaluate<ShownNotification[]>(readNotifications);
  return {
    async deliver(payload) {
      const before = (await shown()).length;
      const data = typeof payload === 'string' ? payload : JSON.stringify(payload);
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
      await expect.poll(async () => (await shown()).length).toBe(before + 1);
      return shown();
    },
    tap: () => worker.evaluate<void>(tapLastNotification),
  };
}
