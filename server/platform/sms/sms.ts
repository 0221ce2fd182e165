export interface TextMessage {
  /** A mobile number as E.164, such as +31612345678. */
  readonly to: string;
  readonly text: string;
}

/** Messages to phones. */
export interface Sms {
  /** Resolves when the message was taken, within a time limit of its own; rejects otherwise, and names nobody then. */
  send(message: TextMessage): Promise<void>;
}
