/**
 * The address already has an account on this site. The transaction rolls back and leaves nothing of the new
 * account.
 */
export class AddressTakenError extends Error {
  override readonly name = 'AddressTaken';
}
