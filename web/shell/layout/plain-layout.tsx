import {
  type ClientLoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router';
import { useUser } from '#web/accounts/user.ts';
import { EntryWarning } from '../entry/entry-warning.tsx';
import { TopBar } from '../navigation/top-bar.tsx';
import { MantineStyles } from './app-frame.tsx';
import { AppShell } from './app-shell.tsx';
import { DefaultFrame } from './default-layout.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';

/** A visitor gets these pages without framework script. A member gets the script (AppDocument). */
export const handle = { js: false };

// A server loader makes the server render the page; with `clientLoader` alone it would not.
export const loader = () => null;

/**
 * Navigation from the application loads the document: these pages have texts and data that only the server
 * has.
 */
export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<never> {
  window.location.assign(request.url);
  return new Promise(() => {});
}

/** A change of the query alone, such as `t` that leaves the address (SHELL-11), keeps the document. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/**
 * The default layout of information pages and the front page. Visitors get plain HTML; a member gets the
 * whole default layout (SHELL-2).
 */
export default function PlainLayout() {
  const user = useUser();
  const { pathname } = useLocation();
  if (user !== null)
    return (
      <>
        <MantineStyles />
        <AppShell>
          <DefaultFrame isServerPage />
        </AppShell>
      </>
    );
  return (
    <div className={styles.column}>
      <EntryWarning layout="default" />
      <TopBar signUpBar={pathname !== '/'} />
      <main id="content" tabIndex={-1} className={`${styles.main} ${styles.page}`}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
