import { getChatPartners } from '#contract/chat/get-chat-partners.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** The names of the members with whom the member has a conversation. */
export const chatPartnersQuery = () => queryFor(getChatPartners, {});
