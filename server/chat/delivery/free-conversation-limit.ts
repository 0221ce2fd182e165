/** Conversations a member who never bought may start; answering those that others started is no part of it (ACC-16). */
export const freeConversations = 2;

/** Whether a member may start one more conversation. */
export function mayStart({
  premium,
  started,
}: {
  readonly premium: boolean;
  readonly started: number;
}): boolean {
  return premium || started < freeConversations;
}
