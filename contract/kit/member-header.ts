/**
 * The member whose page sends the call. Another member may since have logged in in another tab, so that the
 * cookie is theirs. The call is then refused as `other_member`, before it acts in their name (CHAT-3, API-3).
 */
export const memberHeader = 'x-member';
