/** Used by the pages on which operators decide cases. */
export { banMemberMutation } from './ban-member.mutation.ts';
