import { messageRows, messageRowsAround } from '#server/chat/conversations/messages.sql.ts';
import { newestChats } from '#server/chat/conversations/participants.sql.ts';
import { deliverMessage } from '#server/chat/delivery/deliver-message.ts';
import { findMessages } from '#server/chat/history/search-messages.sql.ts';
import { listChats } from '#server/chat/inbox/get-chats.ts';
import {
  muteParticipant,
  removeParticipant,
  restoreParticipant,
} from '#server/chat/inbox/own-participant.sql.ts';
import { moveReadMark } from '#server/chat/read-receipts/read-receipts.sql.ts';
import { cardRow, unitOf } from './sample-rows.ts';
import type { Example, Snapshot } from './snapshot.ts';

const parameters = {
  site: 71,
  member: 1001,
  other: 2002,
  members: [1001, 2002],
  others: [2002],
  conversation: 3003,
  before: '2030-06-14T12:00:00.000Z',
  floor: 40,
  from: 400,
  up_to: 455,
  before_seq: 500,
  after_seq: 450,
  words: 'coffee',
  kind: 'text',
  body: 'Hello there',
  client_id: '6f1c3a52-0000-4000-8000-000000000001',
  cost: 9,
  now: new Date('2030-06-15T12:00:00Z'),
  since: new Date('2030-06-15T11:59:00Z'),
  starts_lock: 'chat:start:1001',
};
const { site, member, other, conversation, floor, now, since } = parameters;

const side = {
  ...{ conversation_id: conversation, other_id: other, unread: 1, read_up_to: 4, removed_up_to: 0 },
  ...{ muted: false, revision: 0, other_read_up_to: 4 },
};

const message = {
  ...{ seq: 5, sender_id: other, kind: 'text', body: 'Hi', client_id: 'c', origin: 'member', sent_at: now },
};

const appended = {
  ...{ conversation_id: conversation, other_id: other, silent: false, seq: 1, client_id: 'c' },
  ...{ my_read: 1, my_unread: 0, my_removed: 0, my_muted: false, my_revision: 0 },
  ...{ their_read: 0, their_removed: 0, their_unread: 1, their_muted: false, their_revision: 0 },
};

const delivered = { visibleCardRows: [[cardRow(member, now), cardRow(other, now)]] };

const sent = {
  ...{ sender: member, kind: 'text' as const, body: parameters.body, clientId: parameters.client_id },
  ...{ cost: parameters.cost, now },
} as const;

const list: readonly Example[] = [
  {
    title: 'listChats: the newest conversations',
    requirements: ['CHAT-1'],
    parameters,
    answers: { newestChats: [[{ ...side, ...message }]], visibleCardRows: [[cardRow(other, now)]] },
    run: (db) => listChats(db, { site, member, limit: 50, now }),
  },
  {
    title: 'newestChats: the next page',
    requirements: ['CHAT-1'],
    parameters,
    run: (db) => newestChats(db, member, parameters.before, 50),
  },
  {
    title: 'moveReadMark: a member opens a conversation',
    requirements: ['CHAT-7', 'TRUST-11'],
    parameters,
    answers: { moveReadMark: [[{ other_id: other, read_up_to: 4, unread: 1, silent: false }], []] },
    run: (db) => moveReadMark(db, member, conversation, parameters.up_to),
  },
  {
    title: 'removeParticipant: removes a conversation from the list of a member',
    requirements: ['CHAT-7'],
    parameters,
    answers: { removeParticipant: [[{}], []] },
    run: (db) => removeParticipant(db, member, conversation, now),
  },
  {
    title: 'restoreParticipant: undoes the removal',
    requirements: ['CHAT-7'],
    parameters,
    answers: { restoreParticipant: [[{}], []] },
    run: (db) => restoreParticipant(db, member, conversation, since),
  },
  {
    title: 'muteParticipant',
    requirements: ['NOTIF-3'],
    parameters,
    run: (db) => muteParticipant(db, member, conversation, true),
  },
];

const history: readonly Example[] = [
  {
    title: 'messageRows: the newest messages',
    requirements: ['CHAT-8'],
    parameters,
    run: (db) => messageRows(db, { conversation, floor, limit: 51 }),
  },
  {
    title: 'messageRows: earlier messages',
    requirements: ['CHAT-8'],
    parameters,
    run: (db) => messageRows(db, { conversation, floor, before: parameters.before_seq, limit: 51 }),
  },
  {
    title: 'messageRows: later messages',
    requirements: ['CHAT-8'],
    parameters,
    run: (db) => messageRows(db, { conversation, floor, after: parameters.after_seq, limit: 51 }),
  },
  {
    title: 'messageRowsAround: the messages around a match',
    requirements: ['CHAT-8'],
    parameters: { ...parameters, before_around: 424, after_around: 475 },
    run: (db) => messageRowsAround(db, { conversation, floor, around: 450, limit: 50 }),
  },
  {
    title: 'findMessages: searches a conversation',
    requirements: ['CHAT-8'],
    parameters,
    run: (db) =>
      findMessages(db, {
        ...{ conversation, words: parameters.words, from: parameters.from },
        ...{ before: parameters.before_seq, limit: 20 },
      }),
  },
];

const sending: readonly Example[] = [
  {
    title: 'deliverMessage: to a member with whom a conversation exists',
    requirements: ['CHAT-2', 'CHAT-3', 'CHAT-6'],
    parameters,
    answers: { ...delivered, appendMessage: [[appended]] },
    run: (db) => deliverMessage(unitOf(db), site, { ...sent, to: { profile: other } }),
  },
  {
    title: 'deliverMessage: to a conversation',
    requirements: ['CHAT-2', 'CHAT-3', 'CHAT-6'],
    parameters,
    answers: { ...delivered, appendMessage: [[appended]] },
    run: (db) => deliverMessage(unitOf(db), site, { ...sent, to: { conversation } }),
  },
  {
    title: 'deliverMessage: the first message of a member who never bought credits',
    requirements: ['CHAT-4', 'FIC-9'],
    parameters,
    answers: { ...delivered, isWithinReach: [[{}]], appendMessage: [[], [], [appended]] },
    run: (db) => deliverMessage(unitOf(db), site, { ...sent, to: { profile: other } }),
  },
];

export const inboxStatements: Snapshot = {
  file: 'docs/sql/inbox.sql',
  about: 'The statements of the chat list, of the history of a conversation, and of sending a message.',
  examples: [...list, ...history, ...sending],
};
