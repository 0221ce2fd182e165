import { Outlet } from 'react-router';
import { EntryWarning } from '../entry/entry-warning.tsx';
import { ChatRail } from '../navigation/chat-rail.tsx';
import styles from './frame.module.css';

/** A bare layout: the conversation uses the whole screen (SHELL-2). A wide screen has the rail beside it. */
export default function ChatLayout() {
  return (
    <>
      <EntryWarning layout="chat" />
      <div className={styles.chat}>
        <ChatRail />
        <main id="content" tabIndex={-1} className={styles.talk}>
          <Outlet />
        </main>
      </div>
    </>
  );
}
