/** Everything that later domains may use of likes. */
export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
export { giveLike } from './like-member.ts';
export { unseenLikeNews } from './push-like.job.ts';
