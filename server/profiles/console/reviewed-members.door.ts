/** What an operator sees of the members whose pictures they review. */
export { reviewedMembers } from './reviewed-members.sql.ts';
