import { Outlet } from 'react-router';
import { EntryWarning } from '../entry/entry-warning.tsx';
import styles from './frame.module.css';

/** A layout without navigation: the conversation uses the whole screen (SHELL-2). */
export default function ChatLayout() {
  return (
    <>
      <EntryWarning layout="chat" />
      <main id="content" tabIndex={-1} className={styles.chat}>
        <Outlet />
      </main>
    </>
  );
}
