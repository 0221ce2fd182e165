import type { BrowserContext } from '@playwright/test';

/**
 * Lets a browser that reaches no push service subscribe all the same: the journeys' one has no notifications at all, so
 * their permission and what `PushManager` would ask of its push service are answered here. The worker, the calls and the
 * screens are the real ones.
 */
export async function subscribeInPage(context: BrowserContext, endpoint: string): Promise<void> {
  await context.addInitScript((address) => {
    const [key, asked] = ['test:push-subscription', 'test:push-permission'];
    Object.defineProperty(Notification, 'permission', {
      get: () => localStorage.getItem(asked) ?? 'default',
    });
    Notification.requestPermission = async () => {
      // As browsers have it: without a tap nobody is asked.
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
        if (!options.userVisibleOnly || !options.applicationServerKey) throw new TypeError('no such options');
        localStorage.setItem(key, address);
        return subscription;
      },
      getSubscription: async () => (localStorage.getItem(key) === null ? null : subscription),
    });
  }, endpoint);
}
