import type { Niche } from '#contract/sites/niche.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './price-band.module.css';

/** Shows the prices as the application does: on the button. */
export function PriceBand({ niche, messageCredits }: { niche: Niche; messageCredits: number }) {
  const text = useText();
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <div>
          <h2 className={styles.title}>{text('content.front.price')}</h2>
          <ul className={styles.points}>
            <li>{text('content.front.price_read')}</li>
            <li>{text('content.front.price_once')}</li>
            <li>{text('content.front.price_failed')}</li>
          </ul>
        </div>
        <div className={styles.composer} aria-hidden="true">
          <p className={styles.other}>{text('content.front.price_other', { niche })}</p>
          <p className={styles.typed}>{text('content.front.price_typed', { niche })}</p>
          <span className={styles.send}>
            {text('content.front.price_button', { credits: messageCredits })}
          </span>
        </div>
      </div>
    </section>
  );
}
