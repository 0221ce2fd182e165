export interface TextMessage {
  /** A mobile number as E.164, such as +31612345678. */
  readonly to: string;
  readonly text: string;
}

/** Sends text messages to phones. */
export interface Sms {
  /**
   * Resolves when the gateway has accepted the message, within its own time limit. Otherwise rejects, without
   * personal data in the error.
   */
  send(message: TextMessage): Promise<void>;
}
