import type {
  MailFrequency,
  NoticeKind,
  NotificationChoices,
} from '#contract/notifications/notification-choices.ts';

/** One choice of the page. */
export type Choice =
  | { readonly of: 'mail'; readonly kind: NoticeKind; readonly value: MailFrequency }
  | { readonly of: 'push'; readonly kind: NoticeKind; readonly value: boolean }
  | { readonly of: 'push_previews'; readonly value: boolean };

/** All choices with this one made. */
export function withChoice(known: NotificationChoices, choice: Choice): NotificationChoices {
  if (choice.of === 'push_previews') return { ...known, push_previews: choice.value };
  return { ...known, [choice.of]: { ...known[choice.of], [choice.kind]: choice.value } };
}

/** The same choice as it stands now. */
export function standing(known: NotificationChoices, choice: Choice): Choice {
  switch (choice.of) {
    case 'mail':
      return { ...choice, value: known.mail[choice.kind] };
    case 'push':
      return { ...choice, value: known.push[choice.kind] };
    case 'push_previews':
      return { ...choice, value: known.push_previews };
  }
}

/** What the server is told; with a choice of mail also where the day ends, for the daily one. */
export function inputOf(choice: Choice) {
  if (choice.of === 'push_previews') return { push_previews: choice.value };
  const made = { [choice.of]: { [choice.kind]: choice.value } };
  if (choice.of === 'push') return made;
  return { ...made, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}
