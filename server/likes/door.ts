/** Everything that later domains may use of likes. */
export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
export { giveLike } from './give-like.ts';
export { unseenLikeNews } from './unseen-like-news.ts';
