/**
 * Erases nothing, because operators are not members. The audit log holds the bare id of the member an action
 * concerned, which identifies nobody once the other domains have erased the person (ACC-13). Operator actions
 * must stay traceable (SAFE-2).
 */
export async function eraseAccount(): Promise<void> {}
