/** Data that is refreshed periodically, once for all tabs of a browser (CHAT-6). */
export interface RefreshSource<Answer> {
  /** Reads from the server and applies the answer. */
  read(): Promise<Answer>;
  /**
   * Applies an answer that another tab received. `asked` is the time of the request, in milliseconds; newer
   * data is kept.
   */
  take(answer: Answer, asked: number): void;
}
