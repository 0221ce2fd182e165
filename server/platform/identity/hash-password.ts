import { hashInTurn } from './hash-queue.ts';

/** A password as it is stored. About 30 ms of one core and 19 MiB, so never inside a transaction. */
export const hashPassword = (password: string): Promise<string> => hashInTurn(password);
