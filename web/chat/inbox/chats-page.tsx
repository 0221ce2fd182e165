import { useUser } from '#web/accounts/user.ts';
import { PeopleSought } from '#web/discovery/people-sought.tsx';
import { prefetchPeopleSought } from '#web/discovery/sought-list.ts';
import { likesQuery } from '#web/likes/get-likes.query.ts';
import { useLikes } from '#web/likes/use-likes.ts';
import { useMedia } from '#web/platform/browser/use-browser-value.ts';
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
import { useWaitingPeople, WaitingPeople } from './waiting-people.tsx';

/** Up to this number of conversations a phone shows people below the list. */
const fewChats = 3;

/** With more members waiting for a first message, no others are shown. */
const enoughPeople = 4;

export const loader = memberLoader(async ({ queryClient, user, settings }) => {
  const [{ chats }] = await Promise.all([
    queryClient.ensureQueryData(chatsQuery()),
    queryClient.ensureQueryData(likesQuery()),
  ]);
  if (chats.length <= fewChats) await prefetchPeopleSought(queryClient, user, settings);
});

// In the browser the chat store has the list already, newer than any loader.
export const clientLoader = memberClientLoader;

const splitPanes = '(min-width: 48em)';

/** The people of the member's search, for a page that has few conversations and few who wait for one. */
function OtherPeople({ chats }: { chats: ReturnType<typeof useChats> }) {
  const user = useUser();
  const likes = useLikes();
  const { matches, likes: waiting } = useWaitingPeople();
  const isWide = useMedia(splitPanes);
  const isNeeded = matches.length + waiting.length < enoughPeople && (isWide || chats.length <= fewChats);
  if (!user || !isNeeded) return null;
  const known = [...(likes?.given ?? []), ...(likes?.received ?? []), ...(likes?.suggested ?? [])];
  return (
    <PeopleSought
      user={user}
      except={[...chats.map(({ profile }) => profile.id), ...known.map(({ id }) => id)]}
    />
  );
}

export default function ChatsPage() {
  const text = useText();
  const chats = useChats();
  const some = chats.length > 0;
  const people = <OtherPeople chats={chats} />;
  return (
    <Page width="frame">
      <PageTitle title={text('chat.title')} />
      <PageHead title={text('chat.title')} />
      <div className={some ? styles.columns : undefined}>
        <div>
          <ChatList
            hasTiles={some}
            people={
              <>
                <WaitingPeople withMatches={false} />
                {people}
              </>
            }
          />
        </div>
        {some ? (
          <div className={styles.aside} data-few={chats.length <= fewChats}>
            <div className={styles.choose}>
              <EmptyState title={text('chat.choose')} body={text('chat.choose_body')} compact />
            </div>
            <WaitingPeople withMatches />
            {people}
          </div>
        ) : null}
      </div>
    </Page>
  );
}
