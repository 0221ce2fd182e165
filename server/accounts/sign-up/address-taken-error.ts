/** The address has an account on this site: the transaction rolls back, nothing is left of the new one. */
export class AddressTaken extends Error {
  override readonly name = 'AddressTaken';
}
