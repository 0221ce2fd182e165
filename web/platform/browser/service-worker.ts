/** The site's one worker: news by push and the page for no connection (`web/public/sw.js`). */
const worker = '/sw.js';

/** Registers it, which changes nothing where it is there already. A browser asks each time whether it changed. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(worker, { scope: '/', updateViaCache: 'none' });
}
