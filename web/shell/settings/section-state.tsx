import { useQuery } from '@tanstack/react-query';
import type { FC } from 'react';
import { useHasTwoStep, useOwnAddress } from '#web/accounts/account-state.ts';
import { useUser } from '#web/accounts/user.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { choicesQuery } from '#web/notifications/notification-choices.ts';
import { useOwnLimit } from '#web/payments/own-limit.ts';
import { useLanguage } from '#web/platform/intl/language-provider.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFictionalChoice } from '#web/profiles/use-fictional-choice.ts';
import { languageNames } from '#web/sites/languages-of-country.ts';
import { useScheme } from '#web/sites/scheme.ts';
import type { SectionName } from './settings-sections.ts';

function Notifications() {
  const text = useText();
  const { data } = useQuery(choicesQuery());
  if (data === undefined) return null;
  const mail = data.stops.length === 0 && Object.values(data.mail).some((when) => when !== 'none');
  const push = data.push_devices > 0 && Object.values(data.push).includes(true);
  return text('shell.state.notifications', { mail: mail ? 'on' : 'off', push: push ? 'on' : 'off' });
}

const Account = () => useOwnAddress();

function Security() {
  const text = useText();
  const on = useHasTwoStep();
  return on === undefined ? null : text('shell.state.two_step', { on: on ? 'yes' : 'no' });
}

function Privacy() {
  const text = useText();
  const user = useUser();
  if (user === null) return null;
  const { status, invisible, members_only } = user.profile;
  const open = members_only ? 'members' : 'all';
  return text('shell.state.visibility', {
    who: status !== 'active' ? 'waiting' : invisible ? 'nobody' : open,
  });
}

function People() {
  const text = useText();
  const { known, hidden } = useFictionalChoice();
  return known ? text('shell.state.fictional', { shown: hidden ? 'no' : 'yes' }) : null;
}

function Display() {
  const text = useText();
  const scheme = useScheme() ?? 'system';
  const { language } = useLanguage();
  return [text(`shell.scheme_${scheme}`), languageNames[language]].join(' · ');
}

function Payments() {
  const text = useText();
  const money = useFormatMoney();
  const limit = useOwnLimit();
  if (limit === undefined) return null;
  return text('shell.state.cap', {
    has: limit === null ? 'no' : 'yes',
    amount: limit === null ? '' : money(limit),
  });
}

/** One line for each section, with its most important state. Empty until the state is known. */
export const sectionStates: Readonly<Record<SectionName, FC>> = {
  notifications: Notifications,
  account: Account,
  security: Security,
  privacy: Privacy,
  people: People,
  display: Display,
  payments: Payments,
};
