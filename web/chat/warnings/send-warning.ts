import { isHarsh } from '#contract/chat/is-harsh.ts';
import { type DetailKind, detailsIn } from '#contract/chat/shared-details.ts';

/** What a member is asked before something goes out: do they mean to share this, do they mean to say this. */
export type SendWarning =
  | { readonly kind: 'shares'; readonly what: readonly Exclude<DetailKind, 'money'>[] }
  | { readonly kind: 'harsh' };

/** The question before a text is sent, null where there is none (CHAT-8, TRUST-6, TRUST-7). */
export function sendWarning(text: string): SendWarning | null {
  // Asking for money is for its reader to be warned of, not for its writer.
  const what = detailsIn(text).filter((kind) => kind !== 'money');
  if (what.length > 0) return { kind: 'shares', what };
  return isHarsh(text) ? { kind: 'harsh' } : null;
}
