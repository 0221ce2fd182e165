/** The sender's client id belongs to a message that is stored: the transaction rolls back, nothing is charged. */
export class AlreadySent extends Error {
  override readonly name = 'AlreadySent';
}
