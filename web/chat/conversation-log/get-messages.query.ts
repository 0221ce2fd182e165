import { getMessages } from '#contract/chat/get-messages.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** The newest page of a conversation. */
export const messagesQuery = (conversation: number) => queryFor(getMessages, { conversation });
