import { type ClientLoaderFunctionArgs, Outlet } from 'react-router';
import { useUser } from '#web/accounts/user.ts';
import { EntryWarning } from '../entry/entry-warning.tsx';
import { TopBar } from '../navigation/top-bar.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';

/** The default layout of pages without framework script; everything works as plain HTML. */
export const handle = { js: false };

// A server loader makes the server render the page; with `clientLoader` alone it would not.
export const loader = () => null;

/**
 * Navigation from the application loads the document: these pages have no script, and the browser does not
 * have their texts.
 */
export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<never> {
  window.location.assign(request.url);
  return new Promise(() => {});
}

export default function PlainLayout() {
  const user = useUser();
  const member = user !== null && user.restriction !== 'restricted';
  return (
    <div className={`${styles.column} ${member ? styles.member : ''}`}>
      <EntryWarning layout="default" />
      <TopBar />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
