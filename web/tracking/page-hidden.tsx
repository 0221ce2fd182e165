import { useEffect } from 'react';
import { pageHidden } from '#contract/tracking/page-hidden.ts';

/** Reports anonymously to the server that a page became hidden (NOTIF-4). Mounted once in the layout. */
export function PageHidden() {
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') navigator.sendBeacon(pageHidden.path, '{}');
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
  return null;
}
