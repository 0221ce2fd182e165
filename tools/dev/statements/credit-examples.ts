import { transfer } from '#server/ledger/transfer.sql.ts';
import type { Example } from './snapshot.ts';

const parameters = { member: 1001, key: 'message:77', price: 9 };
const { member, key, price: amount } = parameters;

const wallet = { balance: 150, bought: 150, waiting: 0, premium_since: new Date('2030-06-15T12:00:00Z') };

/** Transfers of credits without a payment. */
export const creditExamples: readonly Example[] = [
  {
    title: 'transfer: charges a message',
    requirements: ['CHAT-3', 'CRED-3'],
    parameters,
    answers: { transfer: [[wallet]] },
    run: (db) => transfer(db, { member, amount, reason: 'message', key }),
  },
  {
    title: 'transfer: the wallet has too few credits, or the message was charged before',
    requirements: ['CHAT-3', 'CRED-3'],
    parameters,
    answers: { transfer: [[], [{ ...wallet, repeated: false }]] },
    run: (db) => transfer(db, { member, amount, reason: 'message', key }),
  },
  {
    title: 'transfer: a gift',
    requirements: ['CRED-3'],
    parameters,
    answers: { transfer: [[wallet]] },
    run: (db) => transfer(db, { member, amount, reason: 'gift', key }),
  },
  {
    title: 'transfer: returns the price of a message that was not delivered',
    requirements: ['CHAT-3', 'FIC-14'],
    parameters,
    answers: { transfer: [[wallet]] },
    run: (db) => transfer(db, { member, amount, reason: 'refund', key }),
  },
];
