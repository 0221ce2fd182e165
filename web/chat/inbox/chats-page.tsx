import { likesQuery } from '#web/likes/get-likes.query.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberClientLoader } from '#web/platform/visit/member-client-loader.ts';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { chatsQuery } from '../sync/get-chats.query.ts';
import { useChats } from '../use-chats.ts';
import { ChatList } from './chat-list.tsx';
import styles from './chats-page.module.css';

export const loader = memberLoader(async ({ queryClient }) => {
  await Promise.all([queryClient.ensureQueryData(chatsQuery()), queryClient.ensureQueryData(likesQuery())]);
});

// In the browser the chat store has the list already, newer than any loader.
export const clientLoader = memberClientLoader;

export default function ChatsPage() {
  const text = useText();
  const some = useChats().length > 0;
  return (
    <Page>
      <PageTitle title={text('chat.title')} />
      <PageHead title={text('chat.title')} />
      <div className={some ? styles.columns : undefined}>
        <div>
          <ChatList />
        </div>
        {some ? (
          <div className={styles.aside}>
            <EmptyState title={text('chat.choose')} body={text('chat.choose_body')} />
          </div>
        ) : null}
      </div>
    </Page>
  );
}
