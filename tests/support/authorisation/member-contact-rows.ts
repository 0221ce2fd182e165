import {
  attackWithoutEffect,
  both,
  consoleRow,
  open,
  own,
  type Rows,
  unknownId,
  unreachableMemberAttacks,
} from './attack.ts';
import type { AuthorisationWorld } from './authorisation-world.ts';

/** Each complaint has its own client id. */
const complaint = (form: number) => ({
  client_id: `6f6c1a52-5d0a-4d0b-9f43-0f6c2f8e7b1${form}`,
  subject: 'other',
  words: 'Dit klopt niet.',
});

/** Rows of profiles, photos, likes, discovery and safety. */
export function memberContactRows(world: AuthorisationWorld): Rows {
  const { ownerId, strangerId, foreignerId, photo } = world;
  const notTheirs = unreachableMemberAttacks(world);
  return {
    'safety/block-member': {
      input: { profile: strangerId },
      attacks: [
        ...both({ profile: unknownId }, 'not_found'),
        { who: 'stranger', input: { profile: foreignerId }, expected: 'not_found' },
        { who: 'foreigner', input: { profile: ownerId }, expected: 'not_found' },
        { who: 'stranger', input: { profile: strangerId }, expected: 'own_profile' },
      ],
    },
    'safety/unblock-member': {
      input: { profile: world.partnerId },
      attacks: [...attackWithoutEffect({ profile: ownerId }), ...attackWithoutEffect({ profile: unknownId })],
    },
    'safety/list-reports': consoleRow(),
    'safety/claim-report': consoleRow(),
    'safety/list-restrictions': consoleRow(),
    'safety/send-complaint': {
      input: complaint(0),
      visitor: 'invalid_input',
      attacks: [
        { who: 'stranger', input: complaint(1), expected: 'own' },
        { who: 'foreigner', input: complaint(2), expected: 'own' },
        { who: 'blocked', input: complaint(3), expected: 'own' },
      ],
    },
    'safety/list-complaints': { ...own(), visitor: 200 },
    'safety/claim-complaint': consoleRow(),
    'safety/answer-complaint': consoleRow({ complaint: unknownId, outcome: 'answered', words: 'Nee.' }),
    'safety/list-cases': own(),
    'safety/appeal-answer': {
      input: { token: 'none', words: 'Nee.' },
      visitor: 'not_found',
      attacks: both({ token: 'none', words: 'Nee.' }, 'not_found'),
    },
    'safety/appeal-decision': {
      input: { decision: unknownId, words: 'Nee.' },
      attacks: both({ decision: unknownId, words: 'Nee.' }, 'not_found'),
    },
    'profiles/get-location': own(),
    'profiles/change-location': own({ country: 'NL', countryregion: 'NL-UT' }),
    'profiles/report-member': {
      input: { profile: strangerId, reason: 'spam' },
      attacks: [
        // Leaves out the blocked member, because a block does not prevent a report.
        ...notTheirs((profile) => ({ profile, reason: 'spam' })).filter(({ who }) => who !== 'blocked'),
        // A photo of another member is ignored. The profile decides.
        { who: 'stranger', input: { profile: foreignerId, photo, reason: 'fake' }, expected: 'not_found' },
        { who: 'stranger', input: { profile: strangerId, reason: 'fake' }, expected: 'own_profile' },
      ],
    },
    'profiles/get-blocked-members': own(),
    'profiles/get-own-profile': own(),
    'profiles/change-profile': own({ hair_color: 'red', interests: ['wine'] }),
    'profiles/list-waiting-photos': consoleRow(),
    'profiles/lift-restrictions': consoleRow({ member: unknownId }),
    'profiles/get-notice-subject': consoleRow({ complaint: unknownId }),
    'profiles/set-notice-subject': consoleRow({ complaint: unknownId, place: '/members/1' }),
    'profiles/hide-notice-subject': consoleRow({ complaint: unknownId, picture: null }),
    'profiles/show-notice-subject': consoleRow({ complaint: unknownId }),
    'profiles/find-payments': consoleRow({ search: String(unknownId) }),
    'profiles/get-member': { input: { id: ownerId }, attacks: notTheirs((id) => ({ id })) },
    'profiles/get-member-card': { ...open({ id: ownerId }), attacks: notTheirs((id) => ({ id })) },
    'profiles/get-fictional-choice': own(),
    'profiles/set-fictional-choice': own({ hidden: true }),
    'photos/add-photo': { input: {}, attacks: both({}, 'no_image') },
    'photos/change-photo': {
      input: { id: photo, order: 0 },
      attacks: [...both({ id: photo }, 'not_found'), ...both({ id: unknownId }, 'not_found')],
    },
    'photos/order-photos': { input: { ids: [photo] }, attacks: both({ ids: [photo] }, 'photos_changed') },
    'photos/count-waiting-photos': consoleRow(),
    'photos/list-refused-hashes': consoleRow(),
    'photos/withdraw-refused-hash': consoleRow({ hash: '0'.repeat(64) }),
    'photos/review-photo': consoleRow({ member: ownerId, photo, from: 'active', verdict: 'against_terms' }),
    'photos/remove-photo': {
      input: { id: photo },
      attacks: [...both({ id: photo }, 'not_found'), ...both({ id: unknownId }, 'not_found')],
    },
    'likes/like-member': {
      input: { profile: world.partnerId },
      attacks: notTheirs((profile) => ({ profile })),
    },
    'likes/unlike-member': {
      input: { profile: world.partnerId },
      attacks: [
        ...attackWithoutEffect({ profile: ownerId }),
        ...attackWithoutEffect({ profile: world.partnerId }),
      ],
    },
    'likes/mark-like-seen': {
      input: { profile: world.partnerId },
      attacks: [
        ...attackWithoutEffect({ profile: ownerId }),
        ...attackWithoutEffect({ profile: world.partnerId }),
      ],
    },
    'likes/get-likes': own(),
    'likes/claim-popup': {
      input: { profile: world.partnerId },
      attacks: [
        ...attackWithoutEffect({ profile: ownerId }),
        ...attackWithoutEffect({ profile: world.partnerId }),
      ],
    },
    'discovery/list-ad-tiles': own(),
    'discovery/list-examples': open(),
    'discovery/get-swipe-deck': own(),
    'discovery/swipe-member': {
      input: { profile: world.partnerId, choice: 'pass' },
      attacks: notTheirs((profile) => ({ profile, choice: 'like' })),
    },
    'discovery/undo-swipe': { input: {}, attacks: both({}, 'nothing_to_undo') },
    'discovery/find-matches': own(),
    'discovery/list-related': {
      input: { profile: String(world.partnerId) },
      attacks: notTheirs((profile) => ({ profile: String(profile) })),
    },
    'discovery/search-members': { ...open(), attacks: both({}, 'own') },
    'discovery/auto-like': own(),
    'discovery/get-standing-like': own(),
    'discovery/set-standing-like': own({ criteria: { country: 'NL' } }),
    'discovery/list-saved-searches': own(),
    'discovery/save-search': own({ name: 'Near by', criteria: { hair_color: ['red'] } }),
    'discovery/change-saved-search': {
      input: { search: world.savedSearch, name: 'Mine now' },
      attacks: [
        ...both({ search: world.savedSearch, name: 'Mine now' }, 'not_found'),
        ...both({ search: unknownId, name: 'Mine now' }, 'not_found'),
      ],
    },
    'discovery/remove-saved-search': {
      input: { search: world.savedSearch },
      attacks: attackWithoutEffect({ search: world.savedSearch }),
    },
  };
}
