import type { BrowserContext } from '@playwright/test';

/**
 * Lets a browser subscribe without a push service. The journeys' browser has no notifications, so this script
 * answers the permission request and the calls of `PushManager`. The worker, the API calls and the screens
 * are real.
 */
export async function fakePushSubscription(context: BrowserContext, endpoint: string): Promise<void> {
  await context.addInitScript((address) => {
    const [key, asked] = ['test:push-subscription', 'test:push-permission'];
    Object.defineProperty(Notification, 'permission', {
      get: () => localStorage.getItem(asked) ?? 'default',
    });
    Notification.requestPermission = async () => {
      // Browsers ask for permission only after a tap.
      if (!navigator.userActivation.isActive) return 'default';
      localStorage.setItem(asked, 'granted');
      return 'granted';
    };
    const subscription = {
      endpoint: address,
      options: { applicationServerKey: null, userVisibleOnly: true },
      toJSON: () => ({ endpoint: address, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
      unsubscribe: async () => {
        localStorage.removeItem(key);
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: async (options: PushSubscriptionOptionsInit) => {
        if (!options.userVisibleOnly || !options.applicationServerKey)
          throw new TypeError('the options of the subscription are invalid');
        localStorage.setItem(key, address);
        return subscription;
      },
      getSubscription: async () => (localStorage.getItem(key) === null ? null : subscription),
    });
  }, endpoint);
}
