import { useText } from '#web/platform/intl/use-text.tsx';
import { FictionalLabel } from '#web/profiles/fictional-label.tsx';

/**
 * What a fictional profile is, who writes, and that no meeting is possible, for whoever is about to write to one (FIC-4).
 * With `chat.fictional.title` above it these are the words that the server keeps with the acknowledgement.
 */
export function FictionalWords({ name }: { name: string }) {
  const text = useText();
  return (
    <>
      <FictionalLabel />
      <p>{text('chat.fictional.who', { name })}</p>
      <p>{text('chat.fictional.no_meeting', { name })}</p>
    </>
  );
}
