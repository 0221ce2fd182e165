import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { entryCookie } from '#contract/sites/entry-cookie.ts';
import type { Settings } from '#contract/sites/settings.ts';
import { useUser } from '#web/accounts/user.ts';
import { useInstalled } from '#web/platform/browser/use-browser-value.ts';
import { useLocale } from '#web/platform/intl/use-locale.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { createStore, useStore } from '#web/platform/store.ts';
import { quickExitTarget } from '#web/platform/visit/quick-exit-target.ts';
import { storeChoice } from '#web/sites/choice-cookie.ts';
import { currentCountry, useKnownSettings } from '#web/sites/settings.ts';
import { useFictionalWrites } from '#web/sites/use-fictional-writes.ts';
import { Spark } from '#web/ui/brand/spark.tsx';
import { useRootData } from '../layout/use-root-data.ts';
import styles from './entry-warning.module.css';
import { hasEntered } from './has-entered.ts';

/** The layouts that may show the entry warning. */
export type EntryLayout = 'default' | 'chat' | 'lander' | 'empty';

const never = new Set(['/complete-signup', '/reset-password', '/reset-password/do']);
/** Outside the default layout the warning is shown only in these countries (SHELL-2). */
const everywhereIn = new Set(['NL', 'DE']);

/**
 * Whether the entry warning is needed here, by the site's settings, the layout, the page and the country
 * (SHELL-12).
 */
export function needsEntryWarning(layout: EntryLayout, path: string, settings: Settings): boolean {
  const { enable_site_entry_popup, entry_popup_countries: limited } = settings;
  const country = currentCountry(settings);
  if (enable_site_entry_popup === 'no' || never.has(path.replace(/\/$/, ''))) return false;
  if (limited.length > 0 && !limited.includes(country)) return false;
  return layout === 'default' || everywhereIn.has(country);
}

/** Remembers the answer for this document if the browser stores no cookies; the next document asks again. */
const enteredHere = createStore(false);

const enter = () => {
  storeChoice(entryCookie, new Date().toISOString());
  enteredHere.set(true);
};

/**
 * Whether the visitor dismissed the entry warning, and the function to dismiss it, which stores the time
 * (SHELL-12).
 */
function useEntered() {
  // An error page may know nothing about its visitor.
  const known = useRootData()?.entered ?? true;
  const entered = useStore(enteredHere, (here) => here || hasEntered(document.cookie), known);
  return { entered, enter };
}

/**
 * The warning before a visitor sees anything: the site is for adults, and some profiles are fictional
 * (SHELL-12, FIC-3).
 * - It is a form over the page, so it works without script. With script (here and in `page.js`) it is a
 *   modal.
 * - It requires an answer: Esc and the backdrop do not close it, and leaving counts as an answer (MEET-13).
 * - CSS hides it in the installed app, because only CSS knows that before any script runs.
 */
function Warning({
  name,
  age,
  label,
  enter,
}: {
  name: string;
  age: number;
  label: string;
  enter: () => void;
}) {
  const text = useText();
  const writes = useFictionalWrites();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, body] = [useId(), useId()];

  useEffect(() => {
    const element = dialog.current;
    if (!element?.showModal) return;
    element.close();
    element.showModal();
    // The button has the focus, but a small window must still start at the top of the text.
    element.scrollTop = 0;
    return () => element.close();
  }, []);

  return (
    <div className={styles.veil} data-nosnippet="">
      <dialog
        ref={dialog}
        open
        data-entry=""
        className={styles.dialog}
        aria-labelledby={title}
        aria-describedby={body}
        closedby="none"
        onCancel={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.preventDefault();
        }}
      >
        <Spark size={44} />
        <h2 id={title} className={styles.title}>
          {text('shell.entry.title', { age })}
        </h2>
        <div id={body} className={styles.words}>
          <p>{text('shell.entry.body', { name })}</p>
          <p>{text('shell.fictional', { label, writes })}</p>
        </div>
        <form
          method="post"
          action="/entry"
          onSubmit={(event) => {
            event.preventDefault();
            enter();
          }}
        >
          <input type="hidden" name="to" value={`${pathname}${search}`} />
          <button type="submit" className={styles.enter}>
            {text('shell.entry.enter', { age })}
          </button>
        </form>
        <a className={styles.leave} href={quickExitTarget(locale)} rel="noreferrer nofollow">
          {text('shell.entry.leave')}
        </a>
      </dialog>
    </div>
  );
}

/** The entry warning, for visitors who have not dismissed it. It is the first element of its layout. */
export function EntryWarning({ layout }: { layout: EntryLayout }) {
  const settings = useKnownSettings();
  const user = useUser();
  const { pathname } = useLocation();
  const installed = useInstalled();
  const { entered, enter } = useEntered();
  if (settings === null || user !== null || entered || installed) return null;
  if (!needsEntryWarning(layout, pathname, settings)) return null;
  const { name, minimum_age, fictional_singular } = settings;
  return <Warning name={name} age={minimum_age} label={fictional_singular} enter={enter} />;
}
