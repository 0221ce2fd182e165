import type { MemberState } from '#contract/accounts/console/member-state.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';

const tones: Partial<Record<MemberState, 'success' | 'warning'>> = {
  active: 'success',
  banned: 'warning',
  frozen: 'warning',
  suspended: 'warning',
  hidden: 'warning',
  withheld: 'warning',
};

/** The state of an account as a label. */
export function MemberStatePill({ state }: { state: MemberState }) {
  const text = useText();
  return <Pill tone={tones[state] ?? 'quiet'}>{text(`accounts.desk.state.${state}`)}</Pill>;
}
