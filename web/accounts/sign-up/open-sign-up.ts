import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { openDialog } from './sign-up-dialog-store.ts';

/** Opens the sign-up over the page, for whoever needs an account to go on; with whom it is for (ACC-1, SHELL-2). */
export function openSignUp(target?: ProfileCard): void {
  openDialog(target ?? null);
}
