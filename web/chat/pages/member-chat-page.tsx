import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { getMember } from '#contract/profiles/get-member.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberClientLoader } from '#web/platform/member-client-loader.ts';
import { memberLoader } from '#web/platform/page-loader.ts';
import { queryFor } from '#web/platform/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { ListSkeleton } from '#web/ui/skeletons.tsx';
import { ErrorState } from '#web/ui/state-notice.tsx';
import { chatsQuery } from '../data/get-chats.ts';
import { BlockedConversation } from '../parts/blocked-conversation.tsx';
import { ChatScreen } from '../parts/chat-screen.tsx';
import { Conversation } from '../parts/conversation.tsx';
import { GoneConversation } from '../parts/gone-conversation.tsx';
import { NoConversation } from '../parts/no-conversation.tsx';
import { idOfParam } from '../state/id-of-param.ts';
import { isGone, passGone } from '../state/is-gone.ts';
import { useChatWith } from '../state/use-chat-with.ts';

const memberQuery = (id: number) => queryFor(getMember, { id });

export const loader = memberLoader(async ({ queryClient, params }) => {
  const id = idOfParam(params.id);
  await Promise.all([
    queryClient.ensureQueryData(chatsQuery()),
    queryClient.ensureQueryData(memberQuery(id)).catch(passGone),
  ]);
});

export const clientLoader = memberClientLoader;

/** /members/{id}/chat: the conversation with a member, or its beginning; the first message gives it its own address. */
export default function MemberChatPage() {
  const text = useText();
  const id = idOfParam(useParams().id);
  const chat = useChatWith(id);
  const { data, error, refetch } = useQuery({ ...memberQuery(id), enabled: chat === undefined });
  const other = chat?.profile ?? data?.member;
  const conversation = chat?.conversation ?? null;

  // Not through the router: what is being typed, the focus and a phone's keyboard stay as they are.
  useEffect(() => {
    if (conversation !== null) history.replaceState(history.state, '', `/chats/${conversation}`);
  }, [conversation]);

  return (
    <ChatScreen current={conversation}>
      <PageTitle title={other ? text('chat.title_with', { name: other.name }) : text('chat.title')} />
      {!chat && data?.blocked ? (
        <BlockedConversation other={data.member} />
      ) : other ? (
        <Conversation key={id} conversation={conversation} other={other} chat={chat} />
      ) : (
        <NoConversation>
          {isGone(error) ? (
            <GoneConversation which={{ profile: id }} />
          ) : error ? (
            <ErrorState error={error} retry={() => void refetch()} />
          ) : (
            <ListSkeleton count={5} />
          )}
        </NoConversation>
      )}
    </ChatScreen>
  );
}
