/**
 * Nothing is erased here: an operator is no member, and the audit log holds the bare id of whom an act concerned, which
 * leads to nobody once the others have erased the person (ACC-13). What operators did must stay traceable (SAFE-2).
 */
export async function eraseAccount(): Promise<void> {}
