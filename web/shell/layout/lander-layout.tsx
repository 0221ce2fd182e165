import { type ClientLoaderFunctionArgs, Link, type LoaderFunctionArgs, Outlet, redirect } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { visitContext } from '#web/platform/visit/visit.ts';
import { LanguageMenu } from '#web/sites/language-menu.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { useTaggedPath } from '#web/tracking/use-tagged.ts';
import { Wordmark } from '#web/ui/brand/spark.tsx';
import { QuickExit } from '#web/ui/buttons/quick-exit.tsx';
import { EntryWarning } from '../entry/entry-warning.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';

/** Landers have no framework script: everything works as plain HTML. */
export const handle = { js: false };

/**
 * The page is the same for every visitor of a site, language and country, so the server may cache it for 30
 * s.
 */
export const headers = () => ({ 'x-page-cache': '30' });

/** Landers are for visitors. A member is redirected to the member that the page shows, or to the search. */
export function loader({ context, params }: LoaderFunctionArgs): null {
  if (context.get(visitContext).memberId !== null)
    throw redirect(`/members${params.id ? `/${encodeURIComponent(params.id)}` : ''}`);
  return null;
}

/** Navigation from the application loads the document of a lander, as for all pages without script. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<never> {
  window.location.assign(request.url);
  return new Promise(() => {});
}

/** Home link, language, page, footer (SHELL-2). */
export default function LanderLayout() {
  const text = useText();
  const home = useTaggedPath('/');
  const { name } = useSettings();
  return (
    <div className={styles.column}>
      <EntryWarning layout="lander" />
      <QuickExit look="skip" />
      <header className={styles.logo}>
        <Link to={home} aria-label={text('shell.home', { name })}>
          <Wordmark name={name} size={28} />
        </Link>
        <div className={styles.tools}>
          <QuickExit look="word" />
          <LanguageMenu />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
