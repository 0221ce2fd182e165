/**
 * Whose page a call comes from. Another tab may have logged out and somebody else in meanwhile: the cookie is theirs
 * then, and what this page asks or sends is refused as `other_member`, before it is done in their name (CHAT-3, API-3).
 */
export const memberHeader = 'x-member';
