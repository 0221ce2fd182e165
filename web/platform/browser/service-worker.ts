/** The site's only service worker: push notifications and the offline page (`web/public/sw.js`). */
const worker = '/sw.js';

/**
 * Registers the service worker; does nothing if it is already registered. A browser checks for a new version
 * each time.
 */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(worker, { scope: '/', updateViaCache: 'none' });
}
