import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type Gift, gifts } from '#contract/chat/message.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useWallet } from '#web/ledger/wallet.ts';
import { useCreditPrice } from '#web/payments/credit-price.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { NoCredits } from '../permission/price-note.tsx';
import type { Sending } from '../sync/use-send-message.ts';
import styles from './gift-dialog.module.css';
import { GiftPicture } from './gift-picture.tsx';

/**
 * Chooses a gift, shows its price and the balance, and links to buying credits if too few are left (CHAT-3).
 */
export function GiftDialog(props: {
  other: ProfileCard;
  sending: Sending;
  /** Runs between the choice and the sending (FIC-4). */
  before?: (act: () => void) => void;
  onGiven: () => void;
  onClose: () => void;
}) {
  const text = useText();
  const { other, sending } = props;
  const { giftPrice: price } = sending;
  const credits = useWallet()?.credits ?? 0;
  const money = useCreditPrice(price);
  const [chosen, setChosen] = useState<Gift>(gifts[0]);

  const give = (event: FormEvent) => {
    event.preventDefault();
    if (!sending.giftAffordable) return;
    const done = () => {
      sending.sendGift(chosen);
      props.onGiven();
    };
    if (props.before) props.before(done);
    else done();
  };

  return (
    <Dialog title={text('chat.gift_title', { name: other.name })} onClose={props.onClose}>
      <form onSubmit={give} className={styles.form}>
        <fieldset className={styles.gifts}>
          <legend className={styles.price}>
            {text('chat.gift_price', { price, credits })}{' '}
            {money && price > 0 ? text('chat.gift_from', { credits: price, money }) : null}
          </legend>
          {gifts.map((gift) => (
            <label key={gift} className={styles.gift}>
              <input
                type="radio"
                name="gift"
                value={gift}
                checked={gift === chosen}
                onChange={() => setChosen(gift)}
                className={styles.radio}
              />
              <GiftPicture gift={gift} size={60} />
              <span className={styles.name}>{text(`chat.gift.${gift}`)}</span>
            </label>
          ))}
        </fieldset>
        {sending.giftAffordable ? (
          <Button type="submit" fullWidth>
            {text('chat.gift_send', { credits: price })}
          </Button>
        ) : (
          <NoCredits person={other} hint={text('chat.gift_insufficient_hint', { credits: price })} />
        )}
      </form>
    </Dialog>
  );
}
