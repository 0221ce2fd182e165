/**
 * Pages on which a member's visit begins: their route id and their file below `web/`. The first load of such a
 * page has only its own texts. All texts are loaded on the first interaction, or before a page or a part that
 * needs them (B18).
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

/** The file of the everyday page of these matched routes; undefined for any other page. */
export const everydayPageOf = (matches: ReadonlyArray<{ readonly id: string }>): string | undefined =>
  everydayPages.get(matches.at(-1)?.id ?? '');

/** The name of a page's texts in a language, such as `nl-chats-page`. A hash follows in the name of the file. */
export const textsOfPage = (language: string, page: string): string =>
  `${language}-${page.slice(page.lastIndexOf('/') + 1).replace(/\.tsx$/, '')}`;
