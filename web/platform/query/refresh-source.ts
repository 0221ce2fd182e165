/** Something that is read afresh now and then, once for all tabs of a browser (CHAT-6). */
export interface Refreshed<Answer> {
  /** Asks the server, and takes what it says. */
  read(): Promise<Answer>;
  /** Takes what another tab was told; `asked` is when it asked, in milliseconds: what is newer here stays. */
  take(answer: Answer, asked: number): void;
}
