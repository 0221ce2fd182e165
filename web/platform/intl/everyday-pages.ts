/**
 * Pages where a member's visit begins: their name in the router and their file below `web/`. What these may say goes out with
 * the first load; all other texts follow when somebody moves, or before a page that needs them (B18).
 */
export const everydayPages: ReadonlyMap<string, string> = new Map([
  ['accounts/pages/log-in-page', 'accounts/pages/log-in-page.tsx'],
  ['chat/pages/chats-page', 'chat/pages/chats-page.tsx'],
  ['chat/pages/conversation-page', 'chat/pages/conversation-page.tsx'],
  ['chat/pages/member-chat-page', 'chat/pages/member-chat-page.tsx'],
  ['discovery/pages/match-finder-page', 'discovery/pages/match-finder-page.tsx'],
  ['discovery/pages/members-page', 'discovery/pages/members-page.tsx'],
  ['discovery/pages/swipe-game-page', 'discovery/pages/swipe-game-page.tsx'],
  ['likes', 'likes/pages/likes-page.tsx'],
  ['likes-tab', 'likes/pages/likes-page.tsx'],
  ['profile', 'profiles/pages/profile-page.tsx'],
  ['profile-from-likes', 'profiles/pages/profile-page.tsx'],
]);

/** Whether the page of these matched routes says everyday texts only. */
export const isEveryday = (matches: ReadonlyArray<{ readonly id: string }>): boolean =>
  everydayPages.has(matches.at(-1)?.id ?? '');
