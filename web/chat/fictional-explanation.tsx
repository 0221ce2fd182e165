import { useText } from '#web/platform/intl/use-text.tsx';
import { FictionalLabel } from '#web/profiles/profile-name.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { fictionalPromise } from '#web/sites/use-fictional-writes.ts';

/**
 * Explains to a member who is about to write what a fictional profile is, who writes, and that no meeting is
 * possible (FIC-4). Together with `chat.fictional.title`, the server stores these texts with the
 * acknowledgement.
 */
export function FictionalExplanation({ name }: { name: string }) {
  const text = useText();
  const writes = fictionalPromise(text, useSettings());
  return (
    <>
      <FictionalLabel />
      <p>{text('chat.fictional.who', { name, writes })}</p>
      <p>{text('chat.fictional.no_meeting', { name })}</p>
    </>
  );
}
