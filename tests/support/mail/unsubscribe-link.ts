import type { MailSubject } from '#contract/notifications/change-subscription.ts';
import { unsubscribeTokenOf } from '#server/notifications/door.ts';
import { makeKeys, masterKey } from '#server/platform/keys/make-keys.ts';
import { journeyData } from '../browser/journey-data.ts';
import type { JourneyMember } from '../browser/journey-member.ts';

/** The unsubscribe link of a mail that is sent days later, made with the key in the service's data folder. */
export const unsubscribeLink = ({ id, email }: JourneyMember, about: MailSubject | null = null): string =>
  `/unsubscribe?token=${unsubscribeTokenOf(makeKeys(masterKey(journeyData, null)), id, email, about)}`;
