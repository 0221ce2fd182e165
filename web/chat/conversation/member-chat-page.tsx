import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { getMember } from '#contract/profiles/get-member.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { likesQuery } from '#web/likes/get-likes.query.ts';
import { prefetchCreditPrice } from '#web/payments/credit-price.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { memberClientLoader } from '#web/platform/visit/member-client-loader.ts';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { BlockedNotice } from '#web/profiles/blocked-notice.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { ListSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { ignoreUnavailable, isMemberUnavailable } from '../chat-store/is-unavailable.ts';
import { chatsQuery } from '../sync/get-chats.query.ts';
import { useChatWith } from '../sync/use-device.ts';
import { ChatScreen, idFromParam } from './chat-screen.tsx';
import styles from './conversation.module.css';
import { Conversation } from './conversation.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { EmptyConversation } from './empty-conversation.tsx';
import { UnavailableConversation } from './unavailable-conversation.tsx';

/**
 * Replaces the conversation with a blocked member. The conversation is hidden until the member is unblocked.
 */
function BlockedConversation({ other }: { other: ProfileCard }) {
  return (
    <div className={styles.conversation}>
      <ConversationHead other={other} onRemove={null} onSearch={null} blocked />
      <div className={styles.waiting}>
        <BlockedNotice card={other} />
      </div>
    </div>
  );
}

const memberQuery = (id: number) => queryFor(getMember, { id });

export const loader = memberLoader(async ({ queryClient, params, user }) => {
  const id = idFromParam(params.id);
  await Promise.all([
    queryClient.ensureQueryData(chatsQuery()),
    queryClient.ensureQueryData(likesQuery()),
    prefetchCreditPrice(queryClient, user),
    queryClient.ensureQueryData(memberQuery(id)).catch(ignoreUnavailable),
  ]);
});

export const clientLoader = memberClientLoader;

/**
 * /members/{id}/chat: the conversation with a member, or its start. After the first message the address
 * changes to that of the conversation.
 */
export default function MemberChatPage() {
  const text = useText();
  const id = idFromParam(useParams().id);
  const chat = useChatWith(id);
  const { data, error, refetch } = useQuery({ ...memberQuery(id), enabled: chat === undefined });
  const other = chat?.profile ?? data?.member;
  const conversation = chat?.conversation ?? null;

  // Bypasses the router, so that the draft, the focus and a phone's keyboard stay as they are.
  useEffect(() => {
    if (conversation !== null) history.replaceState(history.state, '', `/chats/${conversation}`);
  }, [conversation]);

  return (
    <ChatScreen current={conversation} other={other}>
      <PageTitle title={text('chat.title')} />
      {!chat && data?.blocked ? (
        <BlockedConversation other={data.member} />
      ) : other ? (
        <Conversation key={id} conversation={conversation} other={other} chat={chat} />
      ) : (
        <EmptyConversation>
          {isMemberUnavailable(error) ? (
            <UnavailableConversation which={{ profile: id }} />
          ) : error ? (
            <ErrorState error={error} retry={() => void refetch()} />
          ) : (
            <ListSkeleton count={5} />
          )}
        </EmptyConversation>
      )}
    </ChatScreen>
  );
}
