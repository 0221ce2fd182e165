import { randomUUID } from 'node:crypto';
import {
  attackWithoutEffect,
  both,
  consoleRow,
  type Input,
  own,
  type Rows,
  unknownId,
  unreachableMemberAttacks,
} from './attack.ts';
import type { AuthorisationWorld } from './authorisation-world.ts';

/** The key of an upload that does not exist. */
const aKey = '00000000-0000-4000-8000-000000000042';

const text = (to: Input) => ({ ...to, client_id: randomUUID(), kind: 'text', text: 'hello' });

/** Rows of the chat domain. */
export function chatRows(world: AuthorisationWorld): Rows {
  const { ownerId, strangerId, conversation, photo } = world;
  const notTheirs = unreachableMemberAttacks(world);
  return {
    // A blocked member can still report messages.
    'chat/report-message': {
      input: { conversation, reason: 'spam' },
      attacks: [
        ...both({ conversation, reason: 'spam' }, 'not_found'),
        ...both({ conversation, message: 1, reason: 'spam' }, 'not_found'),
        ...both({ profile: ownerId, reason: 'spam' }, 'not_found'),
        ...both({ conversation: unknownId, reason: 'spam' }, 'not_found'),
      ],
    },
    'chat/refund-complaint': consoleRow({ complaint: unknownId, place: '/members/1' }),
    'chat/decide-report': consoleRow({
      report: unknownId,
      outcome: 'warning',
      ground: 'spam',
      facts: 'Spam.',
    }),
    'chat/decide-appeal': consoleRow({ report: unknownId, outcome: 'upheld', reasons: 'Nee.' }),
    'chat/get-chats': own(),
    'chat/get-chat-partners': own(),
    'chat/get-changes': own(),
    'chat/get-privacy': own(),
    'chat/set-privacy': own({ shows_online: true, read_receipts: true }),
    'chat/get-messages': {
      input: { conversation },
      attacks: [
        ...both({ conversation }, 'not_found'),
        { who: 'blocked', input: { conversation: world.blockedConversation }, expected: 'not_found' },
      ],
    },
    'chat/search-messages': {
      input: { conversation, words: 'hoi' },
      attacks: [
        ...both({ conversation, words: 'hoi' }, 'not_found'),
        {
          who: 'blocked',
          input: { conversation: world.blockedConversation, words: 'hoi' },
          expected: 'not_found',
        },
      ],
    },
    'chat/add-image': { input: { client_id: aKey }, attacks: both({ client_id: aKey }, 'no_image') },
    'chat/send-image': {
      input: { profile: world.partnerId, client_id: aKey },
      attacks: [
        ...both({ conversation, client_id: aKey }, 'image_gone'),
        ...both({ profile: ownerId, client_id: aKey }, 'image_gone'),
      ],
    },
    'chat/show-image': {
      input: { conversation, message: 1 },
      attacks: [
        ...both({ conversation, message: 1 }, 'not_found'),
        {
          who: 'blocked',
          input: { conversation: world.blockedConversation, message: 1 },
          expected: 'not_found',
        },
      ],
    },
    'chat/discard-image': own({ client_id: aKey }),
    'chat/get-held-images': own(),
    'chat/get-image-consent': { input: { conversation }, attacks: both({ conversation }, 'not_found') },
    'chat/change-image-consent': {
      input: { conversation, always: true },
      attacks: both({ conversation, always: true }, 'not_found'),
    },
    'chat/list-waiting-images': consoleRow(),
    'chat/count-waiting-images': consoleRow(),
    'chat/review-image': consoleRow({ member: ownerId, photo, verdict: 'pass' }),
    'chat/mark-read': {
      input: { conversation, read_up_to: 1 },
      attacks: both({ conversation, read_up_to: 1 }, 'not_found'),
    },
    'chat/remove-chat': { input: { conversation }, attacks: both({ conversation }, 'not_found') },
    'chat/restore-chat': { input: { conversation }, attacks: both({ conversation }, 'not_found') },
    'chat/mute-chat': {
      input: { conversation, muted: true },
      attacks: [
        ...both({ conversation, muted: true }, 'not_found'),
        {
          who: 'blocked',
          input: { conversation: world.blockedConversation, muted: true },
          expected: 'not_found',
        },
      ],
    },
    'chat/set-reaction': {
      input: { conversation, message: 1, reaction: 'heart' },
      attacks: [
        ...both({ conversation, message: 1, reaction: 'heart' }, 'not_found'),
        {
          who: 'blocked',
          input: { conversation: world.blockedConversation, message: 1, reaction: 'heart' },
          expected: 'not_found',
        },
      ],
    },
    'chat/get-writing': {
      input: { profile: world.partnerId },
      attacks: [...attackWithoutEffect({ profile: ownerId }), ...attackWithoutEffect({ profile: unknownId })],
    },
    'chat/acknowledge-fictional': {
      input: { profile: world.partnerId },
      attacks: notTheirs((profile) => ({ profile })),
    },
    'chat/resume-fictional': {
      input: { profile: world.partnerId },
      attacks: attackWithoutEffect({ profile: ownerId }),
    },
    'chat/send-message': {
      input: text({ conversation }),
      attacks: [
        ...both(text({ conversation }), 'not_found'),
        { who: 'blocked', input: text({ conversation: world.blockedConversation }), expected: 'not_found' },
        ...notTheirs((profile) => text({ profile })),
        { who: 'stranger', input: text({ profile: strangerId }), expected: 'own_profile' },
      ],
    },
  };
}
