import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { useCompleteness } from '#web/profiles/use-completeness.ts';
import { AccountHead } from './account-head.tsx';

/**
 * The head of the account menu with the completeness of the profile. Loaded when the menu opens for the first
 * time, so that no other page reads the own profile.
 */
export function CompleteAccountHead({ user }: { user: CurrentUser }) {
  return <AccountHead user={user} percent={useCompleteness()} />;
}
