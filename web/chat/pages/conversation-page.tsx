import { useParams } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberClientLoader } from '#web/platform/member-client-loader.ts';
import { memberLoader } from '#web/platform/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { ListSkeleton } from '#web/ui/skeletons.tsx';
import { ErrorState } from '#web/ui/state-notice.tsx';
import { chatsQuery } from '../data/get-chats.ts';
import { messagesQuery } from '../data/get-messages.ts';
import { ChatScreen } from '../parts/chat-screen.tsx';
import { Conversation } from '../parts/conversation.tsx';
import { GoneConversation } from '../parts/gone-conversation.tsx';
import { NoConversation } from '../parts/no-conversation.tsx';
import { idOfParam } from '../state/id-of-param.ts';
import { isGone, passGone } from '../state/is-gone.ts';
import { useConversation } from '../state/use-conversation.ts';

export const loader = memberLoader(async ({ queryClient, params }) => {
  const conversation = idOfParam(params.id);
  await Promise.all([
    queryClient.ensureQueryData(chatsQuery()),
    queryClient.ensureQueryData(messagesQuery(conversation)).catch(passGone),
  ]);
});

// In the browser the chat store knows more than any loader; what it lacks it reads itself.
export const clientLoader = memberClientLoader;

/** /chats/{id}: a conversation by its id. */
export default function ConversationPage() {
  const text = useText();
  const conversation = idOfParam(useParams().id);
  const { chat, error, retry } = useConversation(conversation);
  return (
    <ChatScreen current={conversation}>
      <PageTitle title={chat ? text('chat.title_with', { name: chat.profile.name }) : text('chat.title')} />
      {chat ? (
        <Conversation key={conversation} conversation={conversation} other={chat.profile} chat={chat} />
      ) : (
        <NoConversation>
          {isGone(error) ? (
            <GoneConversation which={{ conversation }} />
          ) : error ? (
            <ErrorState error={error} retry={retry} />
          ) : (
            <ListSkeleton count={5} />
          )}
        </NoConversation>
      )}
    </ChatScreen>
  );
}
