/** For the page where operators decide on a case. */
export { banMemberMutation } from './data/ban-member.ts';
