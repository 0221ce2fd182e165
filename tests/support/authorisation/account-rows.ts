import {
  both,
  code,
  consoleRow,
  type Input,
  open,
  own,
  password,
  passwordProtectedRow,
  type Rows,
  unknownId,
} from './attack.ts';
import type { AuthorisationWorld } from './authorisation-world.ts';

const clientDataJSON = Buffer.from(JSON.stringify({ challenge: 'A'.repeat(43) })).toString('base64url');

/** A passkey response as a browser sends it, with a challenge that was never issued. */
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

/** Two-step log-in and passkeys. */
const factorRows = ({ passkey }: AuthorisationWorld): Rows => ({
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
  'accounts/prove-with-passkey': {
    input: { response: signedBy(passkey) },
    attacks: both({ response: signedBy(passkey) }, 'passkey_failed'),
  },
  'accounts/log-in-with-passkey': open({ response: signedBy(passkey) }, 'passkey_failed'),
});

/** Rows of the accounts domain. */
export function accountRows(world: AuthorisationWorld): Rows {
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
    // The site asks about no terms, so there is nothing to answer.
    'accounts/answer-terms': {
      input: { version: 1, accepts: true },
      attacks: both({ version: 1, accepts: true }, 'not_found'),
    },
    'accounts/revoke-consent': passwordProtectedRow({ kind: 'sensitive_data', password: 'not the password' }),
    'accounts/get-export': own(),
    'accounts/request-export': passwordProtectedRow({ password: 'not the password' }),
    'accounts/send-activation-mail': own(),
    'accounts/request-password-reset': open({ email: 'nobody@post.example' }, 'email_not_found'),
    'accounts/reset-password': open(
      { token: 'A'.repeat(43), password: form.password, password_repeat: form.password },
      'reset_link_invalid',
    ),
    'accounts/change-password': passwordProtectedRow({
      old_password: 'not the password',
      password: 'another rather long one',
      password_repeat: 'another rather long one',
    }),
    'accounts/get-address': own(),
    'accounts/request-mail-change': passwordProtectedRow({
      password: 'not the password',
      new_email: 'new@post.example',
    }),
    'accounts/resend-mail-change': own(),
    'accounts/cancel-mail-change': own(),
    'accounts/confirm-mail-change': open({ token: 'A'.repeat(43) }, 'mail_link_invalid'),
    'accounts/undo-mail-change': open({ token: 'A'.repeat(43) }, 'mail_link_invalid'),
    'accounts/list-sessions': own(),
    'accounts/end-sessions': {
      input: { session: world.ownerSession },
      attacks: [
        ...both({ session: world.ownerSession }, 'not_found'),
        ...both({ session: unknownId }, 'not_found'),
      ],
    },
    ...factorRows(world),
    'operators/list-security-events': own(),
    'accounts/get-deletion-offers': own(),
    'accounts/take-fewer-mails': own(),
    'accounts/take-stay-discount': { input: {}, attacks: both({}, 'no_stay_discount') },
    'accounts/request-deletion': passwordProtectedRow({ password: 'not the password', reason: 'other' }),
    'accounts/ban-member': consoleRow({
      report: unknownId,
      outcome: 'banned',
      ground: 'spam',
      facts: 'Spam.',
    }),
    'accounts/undo-deletion': open({ token: 'A'.repeat(43) }, 'deletion_undo_failed'),
  };
}
