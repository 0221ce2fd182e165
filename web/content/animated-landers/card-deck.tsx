import { useText } from '#web/platform/intl/use-text.tsx';
import swipeScript from './swipe.js?url';
import { cards } from './swipe-cards.tsx';
import styles from './tinderswipe.module.css';

function Cross() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="m8 8 16 16M24 8 8 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Heart() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 28 4 16C-1 7 8 1 16 9c8-8 17-2 12 7Z" fill="currentColor" />
    </svg>
  );
}

/**
 * A stack of drawn cards. The halves of a card are labels: the left one discards it, the right one adds the
 * interest. Only the top card can be answered; the accepted ones appear after the last (see the style). This
 * is plain HTML. `swipe.js` adds dragging and the arrow keys.
 */
export function Deck() {
  const text = useText();
  return (
    <div className={styles.deck} data-deck>
      {cards.map(({ interest, picture }) => {
        const name = text(`sites.interest.${interest}`);
        return (
          <fieldset key={interest} className={styles.card} data-card={interest}>
            <legend className={styles.unseen}>{name}</legend>
            <div className={styles.face} aria-hidden="true">
              <svg viewBox="0 0 240 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                {picture}
              </svg>
              <p className={styles.caption}>
                <b>{name}</b>
                {text('content.lander.tinderswipe.card', { card: interest })}
              </p>
            </div>
            <label className={`${styles.side} ${styles.no}`}>
              <input type="checkbox" />
              <Cross />
              <span>{text('content.lander.tinderswipe.no')}</span>
            </label>
            <label className={`${styles.side} ${styles.yes}`}>
              <input type="checkbox" name="interests" value={interest} />
              <Heart />
              <span>{text('content.lander.tinderswipe.yes')}</span>
            </label>
          </fieldset>
        );
      })}
      <div className={styles.last}>
        <p className={styles.none}>{text('content.lander.tinderswipe.none')}</p>
        <p className={styles.some}>{text('content.lander.tinderswipe.taken')}</p>
        <ul className={styles.taken}>
          {cards.map(({ interest, picture }) => (
            <li key={interest} data-of={interest}>
              <svg className={styles.thumb} viewBox="0 0 240 240" aria-hidden="true">
                {picture}
              </svg>
              {text(`sites.interest.${interest}`)}
            </li>
          ))}
        </ul>
        <button type="reset" className={styles.again}>
          {text('content.lander.tinderswipe.again')}
        </button>
      </div>
      <script src={swipeScript} defer />
    </div>
  );
}
