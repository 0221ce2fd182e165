import { useCreditPrice } from '#web/ledger/credit-price.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';

/** The price of a message in credits and money, before it is sent (CHAT-4, CHAT-5, CON-9). */
export function PriceNote({ className }: { className?: string | undefined }) {
  const text = useText();
  const { message_credits: credits } = useSettings();
  const money = useCreditPrice(credits);
  if (credits > 0 && money === null) return null;
  return <p className={className}>{text('chat.price', { credits, money })}</p>;
}
