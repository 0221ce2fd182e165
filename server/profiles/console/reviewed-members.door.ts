/** The facts that an operator sees about the members whose pictures they review. */
export { reviewedMembers } from './reviewed-members.sql.ts';
