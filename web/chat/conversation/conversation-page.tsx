import { useParams } from 'react-router';
import { likesQuery } from '#web/likes/get-likes.query.ts';
import { prefetchCreditPrice } from '#web/payments/credit-price.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberClientLoader } from '#web/platform/visit/member-client-loader.ts';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { ListSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { ignoreUnavailable, isMemberUnavailable } from '../chat-store/is-unavailable.ts';
import { messagesQuery } from '../conversation-log/get-messages.query.ts';
import { useConversation } from '../conversation-log/use-conversation.ts';
import { chatsQuery } from '../sync/get-chats.query.ts';
import { ChatScreen, idFromParam } from './chat-screen.tsx';
import { Conversation } from './conversation.tsx';
import { EmptyConversation } from './empty-conversation.tsx';
import { UnavailableConversation } from './unavailable-conversation.tsx';

export const loader = memberLoader(async ({ queryClient, params, user }) => {
  const conversation = idFromParam(params.id);
  await Promise.all([
    queryClient.ensureQueryData(chatsQuery()),
    queryClient.ensureQueryData(likesQuery()),
    prefetchCreditPrice(queryClient, user),
    queryClient.ensureQueryData(messagesQuery(conversation)).catch(ignoreUnavailable),
  ]);
});

// In the browser the chat store is ahead of any loader, and reads what it lacks itself.
export const clientLoader = memberClientLoader;

/** /chats/{id}: a conversation by its id. */
export default function ConversationPage() {
  const text = useText();
  const conversation = idFromParam(useParams().id);
  const { chat, error, retry } = useConversation(conversation);
  return (
    <ChatScreen current={conversation} other={chat?.profile}>
      <PageTitle title={text('chat.title')} />
      {chat ? (
        <Conversation key={conversation} conversation={conversation} other={chat.profile} chat={chat} />
      ) : (
        <EmptyConversation>
          {isMemberUnavailable(error) ? (
            <UnavailableConversation which={{ conversation }} />
          ) : error ? (
            <ErrorState error={error} retry={retry} />
          ) : (
            <ListSkeleton count={5} />
          )}
        </EmptyConversation>
      )}
    </ChatScreen>
  );
}
