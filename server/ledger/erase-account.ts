/**
 * Erases nothing. The wallet and its transfers are bookkeeping that must be kept (ACC-13, GDPR-9). They hold
 * ids, amounts and times, and the id leads to nobody once the other domains have erased the person.
 */
export async function eraseAccount(): Promise<void> {}
