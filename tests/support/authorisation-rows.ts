import { randomUUID } from 'node:crypto';
import type { World } from './authorisation-world.ts';

type Input = Readonly<Record<string, unknown>>;

/** A call with something that is not the caller's. */
export interface Attack {
  readonly who: 'stranger' | 'foreigner' | 'blocked';
  readonly input: Input;
  /** The code of the refusal; `nothing`: answered, and nothing changed; `own`: about the caller alone. */
  readonly expected: string;
}

export interface AuthorisationRow {
  /** Input with which the call would do something for the owner. */
  readonly input: Input;
  /** For calls that visitors may make: what they get. All others are `authentication_required`, or `operator_required`. */
  readonly visitor?: number | string;
  readonly attacks: readonly Attack[];
}

const both = (input: Input, expected: string): Attack[] => [
  { who: 'stranger', input, expected },
  { who: 'foreigner', input, expected },
];

const open = (input: Input = {}, visitor: number | string = 200): AuthorisationRow => ({
  input,
  visitor,
  attacks: [],
});

const own = (input: Input = {}): AuthorisationRow => ({
  input,
  attacks: [...both(input, 'own'), { who: 'blocked', input, expected: 'own' }],
});

/** For calls that need the password again: without it nothing happens, to whomever (AUTH-12). */
const guarded = (input: Input): AuthorisationRow => ({ input, attacks: both(input, 'invalid_input') });

/** Of the console: members are told to log in there as visitors are (SAFE-2). */
const console = (input: Input = {}): AuthorisationRow => ({
  input,
  attacks: both(input, 'operator_required'),
});

const nobody = 4_503_599_627_370_495;

/** Of everybody who signs up in the world. */
const password = 'a rather long password';

/** Of an upload that nobody made. */
const aKey = '00000000-0000-4000-8000-000000000042';

/** Six digits that are nobody's code. */
const code = '000000';

const clientDataJSON = Buffer.from(JSON.stringify({ challenge: 'A'.repeat(43) })).toString('base64url');

/** What a browser sends of a passkey, with a challenge that nobody was given. */
const signedBy = (id: string): Input => ({
  id,
  type: 'public-key',
  response: {
    clientDataJSON,
    attestationObject: 'AA',
    authenticatorData: 'AA',
    signature: 'AA',
    userHandle: 'AA',
  },
});

const form = {
  name: 'Robin',
  password,
  date_of_birth: '1990-05-17',
  gender: 'female',
  looking_for: 'male',
  sexuality: 'hetero',
  country: 'NL',
  countryregion: 'NL-NH',
  accept_terms: true,
  accept_sensitive_data: true,
};

const text = (to: Input) => ({ ...to, client_id: randomUUID(), kind: 'text', text: 'hello' });

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  keys: { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) },
};

/**
 * What each operation must refuse, by its name (R11). A new operation comes with its row: a test fails for one
 * that has none.
 */
export function authorisationRows(world: World): Readonly<Record<string, AuthorisationRow>> {
  const { ownerId, strangerId, foreignerId, hiddenId, conversation, payment, photo, passkey } = world;
  const notTheirs = (inputOf: (id: number) => Input): Attack[] => [
    ...both(inputOf(hiddenId), 'not_found'),
    ...both(inputOf(nobody), 'not_found'),
    { who: 'stranger', input: inputOf(foreignerId), expected: 'not_found' },
    { who: 'foreigner', input: inputOf(ownerId), expected: 'not_found' },
    { who: 'blocked', input: inputOf(ownerId), expected: 'not_found' },
  ];
  const harmless = (input: Input): Attack[] => both(input, 'nothing');
  return {
    'accounts/sign-up': open({ ...form, email: world.ownerEmail }, 'invalid_input'),
    'accounts/check-birth-date': open({ date_of_birth: '1990-05-17' }),
    'accounts/check-invite': open({ code: 'ABCD-EFGH-JKMN-PQRS' }),
    'accounts/activate': open({ token: 'A'.repeat(43) }, 'activation_failed'),
    'accounts/log-in': open({ email: world.ownerEmail, password: 'wrong' }, 'login_failed'),
    'accounts/log-out': open(),
    'accounts/get-current-user': { ...open(), attacks: both({}, 'own') },
    'accounts/change-language': own({ language: 'en' }),
    'accounts/set-visibility': own({ invisible: false }),
    'accounts/list-consents': own(),
    'accounts/revoke-consent': guarded({ kind: 'sensitive_data', password: 'not the password' }),
    'accounts/get-export': own(),
    'accounts/request-export': guarded({ password: 'not the password' }),
    'accounts/send-activation-mail': own(),
    'accounts/request-password-reset': open({ email: 'nobody@post.example' }, 'email_not_found'),
    'accounts/reset-password': open(
      { token: 'A'.repeat(43), password: form.password, password_repeat: form.password },
      'reset_link_invalid',
    ),
    'accounts/change-password': guarded({
      old_password: 'not the password',
      password: 'another rather long one',
      password_repeat: 'another rather long one',
    }),
    'accounts/get-address': own(),
    'accounts/request-mail-change': guarded({ password: 'not the password', new_email: 'new@post.example' }),
    'accounts/resend-mail-change': own(),
    'accounts/cancel-mail-change': own(),
    'accounts/confirm-mail-change': open({ token: 'A'.repeat(43) }, 'mail_link_invalid'),
    'accounts/undo-mail-change': open({ token: 'A'.repeat(43) }, 'mail_link_invalid'),
    'accounts/list-sessions': own(),
    'accounts/end-sessions': {
      input: { session: world.ownerSession },
      attacks: [
        ...both({ session: world.ownerSession }, 'not_found'),
        ...both({ session: nobody }, 'not_found'),
      ],
    },
    'accounts/get-two-step': own(),
    'accounts/confirm-two-step': { input: { code }, attacks: both({ code }, 'two_step_not_started') },
    'accounts/start-two-step': own({ password }),
    'accounts/stop-two-step': own({ password }),
    'accounts/renew-recovery-codes': { input: { password }, attacks: both({ password }, 'two_step_off') },
    'accounts/finish-log-in': open({ token: 'A'.repeat(43), code }, 'second_step_expired'),
    'accounts/start-passkey': own({ password }),
    'accounts/add-passkey': {
      input: { response: signedBy(passkey), name: 'key' },
      attacks: both({ response: signedBy(passkey), name: 'key' }, 'passkey_failed'),
    },
    'accounts/remove-passkey': {
      input: { id: passkey, password },
      attacks: [
        ...both({ id: passkey, password }, 'not_found'),
        ...both({ id: 'nobody', password }, 'not_found'),
      ],
    },
    'accounts/start-passkey-log-in': open(),
    'accounts/log-in-with-passkey': open({ response: signedBy(passkey) }, 'passkey_failed'),
    'accounts/get-deletion-offers': own(),
    'accounts/take-fewer-mails': own(),
    'accounts/take-stay-discount': { input: {}, attacks: both({}, 'no_stay_discount') },
    'accounts/request-deletion': guarded({ password: 'not the password', reason: 'other' }),
    'accounts/undo-deletion': open({ token: 'A'.repeat(43) }, 'deletion_undo_failed'),
    'sites/get-settings': open(),
    'sites/get-interests': open(),
    'sites/get-regions': open(),
    'sites/get-company-info': open(),
    'sites/geocode': open({ lat: '52.37', lon: '4.9' }),
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
    'sites/find-places': open({ country: 'NL', name: 'ams' }),
    'profiles/get-location': own(),
    'profiles/change-location': own({ country: 'NL', countryregion: 'NL-UT' }),
    'tracking/page-hidden': open(),
    'notifications/subscribe-push': own(subscription),
    'notifications/unsubscribe-push': own({ endpoint: subscription.endpoint }),
    'notifications/get-notification-choices': own(),
    'notifications/set-notification-choices': own({
      mail: { like: 'none' },
    }),
    'notifications/change-subscription': open(
      { token: '0'.repeat(53), subscribed: false },
      'unsubscribe_link_invalid',
    ),
    'operators/log-in-operator': open({ email: world.ownerEmail, password }, 'login_failed'),
    'operators/finish-operator-log-in': open({ token: 'A'.repeat(43), code }, 'second_step_expired'),
    'operators/log-out-operator': open(),
    'operators/get-operator': console(),
    'operators/start-set-up': open({ token: 'A'.repeat(43) }, 'set_up_link_invalid'),
    'operators/finish-set-up': open(
      { token: 'A'.repeat(43), password, password_repeat: password, code },
      'set_up_link_invalid',
    ),
    'credits/get-packages': open(),
    'credits/get-wallet': own(),
    'credits/list-transactions': own(),
    'credits/get-payment': {
      input: { id: payment },
      attacks: [...both({ id: payment }, 'not_found'), ...both({ id: nobody }, 'not_found')],
    },
    'credits/create-payment': own({
      package: 'p0',
      payment_method: 'ideal',
      client_id: world.paymentClientId,
    }),
    'credits/get-discount-code': {
      input: { code: world.discountCode },
      attacks: both({ code: world.discountCode }, 'discount_code_not_found'),
    },
    'credits/take-sandbox-webhook': open({ id: 'sb_0000000000000000' }),
    'safety/block-member': {
      input: { profile: strangerId },
      attacks: [
        ...both({ profile: nobody }, 'not_found'),
        { who: 'stranger', input: { profile: foreignerId }, expected: 'not_found' },
        { who: 'foreigner', input: { profile: ownerId }, expected: 'not_found' },
        { who: 'stranger', input: { profile: strangerId }, expected: 'own_profile' },
      ],
    },
    'safety/unblock-member': {
      input: { profile: world.partnerId },
      attacks: [...harmless({ profile: ownerId }), ...harmless({ profile: nobody })],
    },
    'profiles/report-member': {
      input: { profile: strangerId, reason: 'spam' },
      attacks: [
        // All but the one who is blocked: a block protects nobody from a report.
        ...notTheirs((profile) => ({ profile, reason: 'spam' })).filter(({ who }) => who !== 'blocked'),
        // A photo that is not theirs is none of the report; whose profile it is decides.
        { who: 'stranger', input: { profile: foreignerId, photo, reason: 'fake' }, expected: 'not_found' },
        { who: 'stranger', input: { profile: strangerId, reason: 'fake' }, expected: 'own_profile' },
      ],
    },
    // Whoever was blocked reports what was said all the same.
    'chat/report-message': {
      input: { conversation, reason: 'spam' },
      attacks: [
        ...both({ conversation, reason: 'spam' }, 'not_found'),
        ...both({ conversation, message: 1, reason: 'spam' }, 'not_found'),
        ...both({ profile: ownerId, reason: 'spam' }, 'not_found'),
        ...both({ conversation: nobody, reason: 'spam' }, 'not_found'),
      ],
    },
    'chat/decide-report': console({ report: nobody, outcome: 'warning', ground: 'spam' }),
    'chat/decide-appeal': console({ report: nobody, outcome: 'upheld' }),
    'safety/list-reports': console(),
    'safety/claim-report': console(),
    'safety/list-cases': own(),
    'safety/appeal-decision': {
      input: { decision: nobody, words: 'Nee.' },
      attacks: both({ decision: nobody, words: 'Nee.' }, 'not_found'),
    },
    'profiles/get-blocked-members': own(),
    'profiles/get-own-profile': own(),
    'profiles/change-profile': own({ hair_color: 'red', interests: ['wine'] }),
    'photos/add-photo': { input: {}, attacks: both({}, 'no_image') },
    'photos/change-photo': {
      input: { id: photo, order: 0 },
      attacks: [...both({ id: photo }, 'not_found'), ...both({ id: nobody }, 'not_found')],
    },
    'photos/order-photos': { input: { ids: [photo] }, attacks: both({ ids: [photo] }, 'photos_changed') },
    'photos/count-waiting-photos': console(),
    'photos/review-photo': console({ member: ownerId, photo, from: 'active', verdict: 'against_terms' }),
    'profiles/list-waiting-photos': console(),
    'photos/remove-photo': {
      input: { id: photo },
      attacks: [...both({ id: photo }, 'not_found'), ...both({ id: nobody }, 'not_found')],
    },
    'profiles/get-member': { input: { id: ownerId }, attacks: notTheirs((id) => ({ id })) },
    'profiles/get-member-card': { ...open({ id: ownerId }), attacks: notTheirs((id) => ({ id })) },
    'likes/like-member': {
      input: { profile: world.partnerId },
      attacks: notTheirs((profile) => ({ profile })),
    },
    'likes/unlike-member': {
      input: { profile: world.partnerId },
      attacks: [...harmless({ profile: ownerId }), ...harmless({ profile: world.partnerId })],
    },
    'likes/mark-like-seen': {
      input: { profile: world.partnerId },
      attacks: [...harmless({ profile: ownerId }), ...harmless({ profile: world.partnerId })],
    },
    'likes/get-likes': own(),
    'likes/claim-popup': {
      input: { profile: world.partnerId },
      attacks: [...harmless({ profile: ownerId }), ...harmless({ profile: world.partnerId })],
    },
    'profiles/get-fictional-choice': own(),
    'profiles/set-fictional-choice': own({ hidden: true }),
    'chat/get-chats': own(),
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
    'chat/list-waiting-images': console(),
    'chat/count-waiting-images': console(),
    'chat/review-image': console({ member: ownerId, photo, verdict: 'pass' }),
    'chat/mark-read': {
      input: { conversation, read_up_to: 1 },
      attacks: both({ conversation, read_up_to: 1 }, 'not_found'),
    },
    'chat/remove-chat': { input: { conversation }, attacks: both({ conversation }, 'not_found') },
    'chat/get-writing': {
      input: { profile: world.partnerId },
      attacks: [...harmless({ profile: ownerId }), ...harmless({ profile: nobody })],
    },
    'chat/acknowledge-fictional': {
      input: { profile: world.partnerId },
      attacks: notTheirs((profile) => ({ profile })),
    },
    'chat/resume-fictional': { input: { profile: world.partnerId }, attacks: harmless({ profile: ownerId }) },
    'chat/send-message': {
      input: text({ conversation }),
      attacks: [
        ...both(text({ conversation }), 'not_found'),
        { who: 'blocked', input: text({ conversation: world.blockedConversation }), expected: 'not_found' },
        ...notTheirs((profile) => text({ profile })),
        { who: 'stranger', input: text({ profile: strangerId }), expected: 'own_profile' },
      ],
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
        ...both({ search: nobody, name: 'Mine now' }, 'not_found'),
      ],
    },
    'discovery/remove-saved-search': {
      input: { search: world.savedSearch },
      attacks: harmless({ search: world.savedSearch }),
    },
  };
}
