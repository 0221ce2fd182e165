import { niches } from '#contract/sites/niche.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { Portrait } from '#web/ui/portrait/portrait.tsx';
import { portraitCastOf } from '../art/portrait-cast.ts';
import styles from './collagelanding.module.css';
import { scraps, tornPaper } from './torn-paper.ts';

const strips = ['hair', 'eyes', 'laugh'] as const;

const numbers = [1, 2, 3] as const;

/**
 * A face of three torn strips, each from another drawn person. A tap on a strip, or its button, shows the
 * next one. It is outside every form, so nothing is sent.
 */
export function Collage() {
  const text = useText();
  const { niche } = useSettings();
  const cast = portraitCastOf[niches[niche - 1] ?? 'general'];
  return (
    <div className={styles.collage}>
      <div className={styles.face} aria-hidden="true">
        {strips.map((strip) => (
          <div key={strip} className={styles.shadow}>
            <div className={`${styles.strip} ${styles[strip]}`} style={{ clipPath: tornPaper[strip].paper }}>
              {cast.map((look, at) => (
                <label
                  key={look.ground}
                  className={styles.piece}
                  style={{ clipPath: tornPaper[strip].print }}
                  htmlFor={`${strip}-${((at + 1) % 3) + 1}`}
                >
                  <Portrait look={look} />
                </label>
              ))}
            </div>
          </div>
        ))}
        <span className={styles.tape} />
        <span className={`${styles.paper} ${styles.paperA}`} style={{ clipPath: scraps[0] }} />
        <span className={`${styles.paper} ${styles.paperB}`} style={{ clipPath: scraps[1] }} />
        <span className={`${styles.paper} ${styles.paperC}`} style={{ clipPath: scraps[2] }} />
      </div>
      <div className={styles.parts}>
        {strips.map((strip, first) => {
          const name = text('content.lander.collagelanding.part', { strip });
          return (
            <fieldset key={strip} className={styles.part}>
              <legend>{name}</legend>
              {numbers.map((number) => (
                <span key={number} className={styles.dot}>
                  <input
                    type="radio"
                    id={`${strip}-${number}`}
                    name={strip}
                    value={number}
                    aria-label={`${name} ${number}`}
                    defaultChecked={number === first + 1}
                  />
                </span>
              ))}
            </fieldset>
          );
        })}
      </div>
    </div>
  );
}
