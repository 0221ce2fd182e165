import { useEffect } from 'react';
import { pageHidden } from '#contract/tracking/page-hidden.ts';

/** Tells the server that a page became hidden, without saying whose (NOTIF-4). Once in the frame of the application. */
export function PageHidden() {
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState === 'hidden') navigator.sendBeacon(pageHidden.path, '{}');
    };
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, []);
  return null;
}
