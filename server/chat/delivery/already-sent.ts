/** A stored message already has the sender's client id. The transaction rolls back and nothing is charged. */
export class AlreadySent extends Error {
  override readonly name = 'AlreadySent';
}
