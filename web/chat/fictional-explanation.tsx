import { useText } from '#web/platform/intl/use-text.tsx';
import { FictionalLabel } from '#web/profiles/profile-name.tsx';

/**
 * Explains to a member who is about to write what a fictional profile is, who writes, and that no meeting is
 * possible (FIC-4). Together with `chat.fictional.title`, the server stores these texts with the
 * acknowledgement.
 */
export function FictionalExplanation({ name }: { name: string }) {
  const text = useText();
  return (
    <>
      <FictionalLabel />
      <p>{text('chat.fictional.who', { name })}</p>
      <p>{text('chat.fictional.no_meeting', { name })}</p>
    </>
  );
}
