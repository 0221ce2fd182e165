import type { FictionalState } from '#contract/chat/fictional/fictional-profile.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';

const tones = { draft: 'quiet', published: 'success', retired: 'warning' } as const;

/** The state of a fictional profile in a word. */
export function StatePill({ state }: { state: FictionalState }) {
  const text = useText();
  return <Pill tone={tones[state]}>{text(`chat.fictional_state.${state}`)}</Pill>;
}
