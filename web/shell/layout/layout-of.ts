/**
 * `plain` is the default layout of pages that visitors get without framework script. Landers have no script
 * either. `console` is for operators. `none` is for routes that are not pages.
 */
export type LayoutName = 'default' | 'chat' | 'lander' | 'empty' | 'plain' | 'console' | 'none';

const empty = new Set([
  'signup',
  'members/:id/signup',
  'login',
  'activate/done',
  'activate/error',
  'mail-change/do',
  'unsubscribe',
  'withdraw',
]);

/** In addition to the information pages. */
const plain = new Set(['', '2257', 'lang-config', 'cookie-choice']);

/** Targets of forms without script. */
const answers = new Set(['language', 'country', 'entry', 'exit']);

/** The layout of a path (SHELL-2). `path` is written as in the routes, without a leading slash. */
export function layoutOf(path: string): LayoutName {
  if (answers.has(path)) return 'none';
  if (path === 'console' || path.startsWith('console/')) return 'console';
  if (plain.has(path) || path.startsWith('pages/')) return 'plain';
  if (path === 'members/:id/chat' || path === 'chats/:id') return 'chat';
  if (path.startsWith('landers/') || /^members\/:id\/landing/.test(path)) return 'lander';
  if (empty.has(path)) return 'empty';
  return 'default';
}
