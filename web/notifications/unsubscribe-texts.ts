import type { MailSubject } from '#contract/notifications/mail-subject.ts';

/** The action of a mail's reader on the unsubscribe page. */
export type MailState = 'asked' | 'off' | 'daily' | 'on';

const ofAll = {
  asked: 'notifications.unsubscribe.body_asked',
  off: 'notifications.unsubscribe.body_off',
  daily: 'notifications.unsubscribe.body_daily',
  on: 'notifications.unsubscribe.body_on',
} as const;

const ofOne = {
  ...ofAll,
  asked: 'notifications.unsubscribe.body_asked_kind',
  off: 'notifications.unsubscribe.body_off_kind',
} as const;

/**
 * Returns the message keys of the page. `about` is the subject of the mails, or null for all optional ones.
 */
export function unsubscribeTexts(state: MailState, about: MailSubject | null) {
  const isAsked = state === 'asked' && about !== null;
  return {
    title: isAsked
      ? (`notifications.unsubscribe.title_asked_${about}` as const)
      : (`notifications.unsubscribe.title_${state}` as const),
    body: (about === null ? ofAll : ofOne)[state],
    button: state === 'off' ? 'notifications.unsubscribe.do_off' : 'notifications.unsubscribe.do_asked',
  } as const;
}
