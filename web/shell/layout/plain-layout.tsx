import { type ClientLoaderFunctionArgs, Outlet } from 'react-router';
import { useUser } from '#web/accounts/user.ts';
import { EntryWarning } from '../entry/entry-warning.tsx';
import { TopBar } from '../navigation/top-bar.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';

/** The default layout of pages that ship no framework script; everything in it works as plain HTML. */
export const handle = { js: false };

// With a loader of its own on the server the page is rendered there; with `clientLoader` alone it would not be.
export const loader = () => null;

/** From inside the application these pages are loaded anew: they bring no script, and the browser has no texts of theirs. */
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
