import { useEffect } from 'react';
import { localeOf } from '#contract/kit/locale.ts';
import { registerWorker } from '#web/platform/browser/service-worker.ts';
import { languageTag } from '#web/platform/intl/language.ts';
import { useLanguage } from '#web/platform/intl/language-provider.tsx';

const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

const prepare = async (language: string): Promise<void> => {
  await registerWorker();
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ offlineIn: language });
};

/**
 * Has the browser keep a page for the time without a connection, in the language of the screen (SHELL-15): for members, and
 * for whoever put the site on their home screen. In the browser of somebody who only looks around nothing is kept.
 */
export function useOfflinePage(member: number | null): void {
  const { language } = useLanguage();
  const locale = localeOf(languageTag(language)) ?? 'nl';
  useEffect(() => {
    if (!('serviceWorker' in navigator) || (member === null && !isInstalled())) return;
    // Where a browser keeps nothing (private windows of some), there is just no such page.
    prepare(locale).catch(() => {});
  }, [member, locale]);
}
