import {
  type Icon,
  IconBell,
  IconCreditCard,
  IconEye,
  IconHeartSearch,
  IconShieldLock,
  IconSunMoon,
  IconUserCircle,
} from '@tabler/icons-react';
import type { TextKey } from '#web/platform/intl/use-text.tsx';

export type SectionName =
  | 'notifications'
  | 'account'
  | 'security'
  | 'privacy'
  | 'people'
  | 'display'
  | 'payments';

export interface SettingsSectionPage {
  readonly name: SectionName;
  readonly to: string;
  readonly title: TextKey;
  readonly Icon: Icon;
  /** Fragments of the settings on this page. */
  readonly anchors: readonly string[];
}

/** The pages of the settings, in the order of the overview and the rail (PROF-9). */
export const settingsSections: readonly SettingsSectionPage[] = [
  {
    name: 'notifications',
    to: '/notifications',
    title: 'notifications.settings.title',
    Icon: IconBell,
    anchors: ['choices', 'push', 'delete-account'],
  },
  {
    name: 'account',
    to: '/settings/account',
    title: 'shell.account',
    Icon: IconUserCircle,
    anchors: ['email', 'password'],
  },
  {
    name: 'security',
    to: '/settings/security',
    title: 'shell.section.security',
    Icon: IconShieldLock,
    anchors: ['two-step', 'passkeys', 'devices', 'security-events', 'exit'],
  },
  {
    name: 'privacy',
    to: '/settings/privacy',
    title: 'shell.section.privacy',
    Icon: IconEye,
    anchors: ['visibility', 'visitors', 'privacy', 'blocked', 'consents', 'export'],
  },
  {
    name: 'people',
    to: '/settings/people',
    title: 'shell.section.people',
    Icon: IconHeartSearch,
    anchors: ['fictional', 'standing-like'],
  },
  {
    name: 'display',
    to: '/settings/display',
    title: 'shell.section.display',
    Icon: IconSunMoon,
    anchors: ['scheme', 'language'],
  },
  {
    name: 'payments',
    to: '/settings/payments',
    title: 'shell.section.payments',
    Icon: IconCreditCard,
    anchors: ['payment-methods', 'spending-cap'],
  },
];

export const sectionOf = (name: SectionName): SettingsSectionPage | undefined =>
  settingsSections.find((section) => section.name === name);

/**
 * The present address of a setting that mails and links of before addressed as `/notifications#<anchor>`.
 * Null if the setting is on that page, or does not exist.
 */
export function movedSetting(hash: string): string | null {
  const anchor = hash.replace('#', '');
  const section = settingsSections.find(({ anchors }) => anchors.includes(anchor));
  return section === undefined || section.to === '/notifications' ? null : `${section.to}#${anchor}`;
}
