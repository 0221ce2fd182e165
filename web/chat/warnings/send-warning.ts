import { isHarsh } from '#contract/chat/is-harsh.ts';
import { type DetailKind, detailsIn } from '#contract/chat/shared-details.ts';

/** The confirmations before sending: a text that shares personal details, or a text that may hurt. */
export type SendWarning =
  | { readonly kind: 'shares'; readonly what: readonly Exclude<DetailKind, 'money'>[] }
  | { readonly kind: 'harsh' };

/** The confirmation needed before a text is sent, or null if there is none (CHAT-8, TRUST-6, TRUST-7). */
export function sendWarning(text: string): SendWarning | null {
  // A request for money warns its reader, not its writer.
  const what = detailsIn(text).filter((kind) => kind !== 'money');
  if (what.length > 0) return { kind: 'shares', what };
  return isHarsh(text) ? { kind: 'harsh' } : null;
}
