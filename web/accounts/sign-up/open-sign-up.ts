import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { openSignUpDialog } from './sign-up-dialog-store.ts';

/**
 * Opens the sign-up over the page for a visitor who needs an account, with the member it targets (ACC-1,
 * SHELL-2).
 */
export function openSignUp(target?: ProfileCard): void {
  openSignUpDialog(target ?? null);
}
