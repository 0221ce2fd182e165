import { addCredits, returnCredits, takeCredits } from '#server/ledger/move-credits.sql.ts';
import type { Example } from './snapshot.ts';

const parameters = { member: 1001, key: 'message:77', price: 9, now: new Date('2030-06-15T12:00:00Z') };
const { member, key, price, now } = parameters;

const wallet = { balance: 150, bought: 150, waiting: 0, premium_since: now };

/** Movements of credits without a payment. */
export const creditExamples: readonly Example[] = [
  {
    title: 'takeCredits: charges a message',
    requirements: ['CHAT-3', 'CRED-3'],
    parameters,
    answers: { takeCredits: [[wallet]] },
    run: (db) => takeCredits(db, { member, amount: price, reason: 'message', key }),
  },
  {
    title: 'takeCredits: the wallet has too few credits, or the message was charged before',
    requirements: ['CHAT-3', 'CRED-3'],
    parameters,
    answers: { takeCredits: [[], [{ ...wallet, repeated: false }]] },
    run: (db) => takeCredits(db, { member, amount: price, reason: 'message', key }),
  },
  {
    title: 'addCredits: a gift',
    requirements: ['CRED-3'],
    parameters,
    answers: { addCredits: [[wallet]] },
    run: (db) => addCredits(db, { member, amount: price, reason: 'gift', key }, now),
  },
  {
    title: 'returnCredits: returns the price of a message that was not delivered',
    requirements: ['CHAT-3', 'FIC-14'],
    parameters,
    answers: { lockWallet: [[wallet]], bookEntry: [[wallet]] },
    run: (db) => returnCredits(db, { member, amount: price, key }),
  },
];
