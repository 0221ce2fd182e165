/** For the page where operators decide on a case. */
export { banMemberMutation } from './ban-member.mutation.ts';
