import type {
  MailFrequency,
  NoticeKind,
  NotificationChoices,
} from '#contract/notifications/notification-choices.ts';

/** A choice on the page. */
export type NotificationChoice =
  | { readonly of: 'mail'; readonly kind: NoticeKind; readonly value: MailFrequency }
  | { readonly of: 'push'; readonly kind: NoticeKind; readonly value: boolean }
  | { readonly of: 'push_previews'; readonly value: boolean };

/** Returns all choices with this one applied. */
export function withChoice(known: NotificationChoices, choice: NotificationChoice): NotificationChoices {
  if (choice.of === 'push_previews') return { ...known, push_previews: choice.value };
  return { ...known, [choice.of]: { ...known[choice.of], [choice.kind]: choice.value } };
}

/** Returns the present value of the same choice. */
export function currentChoice(known: NotificationChoices, choice: NotificationChoice): NotificationChoice {
  switch (choice.of) {
    case 'mail':
      return { ...choice, value: known.mail[choice.kind] };
    case 'push':
      return { ...choice, value: known.push[choice.kind] };
    case 'push_previews':
      return { ...choice, value: known.push_previews };
  }
}

/** Returns the input for the server. A mail choice includes the time zone for the daily mail. */
export function inputOf(choice: NotificationChoice) {
  if (choice.of === 'push_previews') return { push_previews: choice.value };
  const made = { [choice.of]: { [choice.kind]: choice.value } };
  if (choice.of === 'push') return made;
  return { ...made, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}
