/**
 * Pages on which a member's visit begins: their route id and their file below `web/`. Their texts are part of
 * the first load. All other texts are loaded on the first interaction, or before a page that needs them
 * (B18).
 */
export const everydayPages: ReadonlyMap<string, string> = new Map([
  ['accounts/log-in/log-in-page', 'accounts/log-in/log-in-page.tsx'],
  ['chat/inbox/chats-page', 'chat/inbox/chats-page.tsx'],
  ['chat/conversation/conversation-page', 'chat/conversation/conversation-page.tsx'],
  ['chat/conversation/member-chat-page', 'chat/conversation/member-chat-page.tsx'],
  ['discovery/match-finder/match-finder-page', 'discovery/match-finder/match-finder-page.tsx'],
  ['discovery/search/members-page', 'discovery/search/members-page.tsx'],
  ['discovery/swipe-game/swipe-game-page', 'discovery/swipe-game/swipe-game-page.tsx'],
  ['likes', 'likes/likes-page.tsx'],
  ['likes-tab', 'likes/likes-page.tsx'],
  ['profile', 'profiles/profile-page/profile-page.tsx'],
  ['profile-from-likes', 'profiles/profile-page/profile-page.tsx'],
]);

/** Whether the page of these matched routes uses everyday texts only. */
export const isEveryday = (matches: ReadonlyArray<{ readonly id: string }>): boolean =>
  everydayPages.has(matches.at(-1)?.id ?? '');
