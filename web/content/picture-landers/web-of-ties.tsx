import type { Niche } from '#contract/sites/niche.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Spark } from '#web/ui/brand/spark.tsx';
import type { PortraitLook } from '#web/ui/portrait/portrait.tsx';
import { Portrait } from '#web/ui/portrait/portrait.tsx';
import { portraitCastOf } from '../art/portrait-cast.ts';
import styles from './socialnetwork.module.css';
import { placeOf, TiePicture, ties } from './ties.tsx';

const others: readonly Partial<PortraitLook>[] = [
  {},
  {},
  {},
  { skin: 'cocoa', ground: 'var(--accent-soft)', wink: false },
  { skin: 'honey', ground: 'var(--accent)', glasses: true },
  { skin: 'chestnut', ground: 'var(--secondary)', clothes: 'var(--accent)' },
  { skin: 'porcelain', ground: 'var(--primary)', clothes: 'var(--accent-soft)', glasses: true },
  { skin: 'sand', ground: 'var(--accent-soft)', clothes: 'var(--primary)' },
];

/**
 * The eight faces around the web: the niche's portraits and variations of them. All are drawn; none is a
 * member.
 */
function portraitCircle(niche: Niche): readonly PortraitLook[] {
  const cast = portraitCastOf[niche];
  return others.map((other, at) => ({ ...(cast[at % cast.length] ?? cast[0]), ...other }));
}

const inner = 30.5;
const outer = 43.6;

const spot = ({ x, y }: { x: number; y: number }) => ({ left: `${x}%`, top: `${y}%` });

/**
 * The visitor in the centre, interests around them, faces outside. Each label contains a checkbox and the
 * threads that its answer draws across the web. The face before an interest also reacts to the interest
 * before it (see the page's style).
 */
export function WebOfTies({ niche }: { niche: Niche }) {
  const text = useText();
  const faces = portraitCircle(niche);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{text('profiles.complete.interests')}</legend>
      <div className={styles.web}>
        {ties.map((tie, at) => {
          const knot = placeOf(at / ties.length, inner);
          const [before, after] = [at - 0.5, at + 0.5].map((turn) => placeOf(turn / ties.length, outer));
          const look = faces[at];
          return (
            <label key={tie.interest} className={styles.knot}>
              <input type="checkbox" name="interests" value={tie.interest} style={spot(knot)} />
              <svg className={styles.threads} viewBox="0 0 100 100" aria-hidden="true">
                <path pathLength="1" d={`M50 50L${knot.x} ${knot.y}`} />
                <path
                  pathLength="1"
                  d={`M${before?.x} ${before?.y}L${knot.x} ${knot.y}L${after?.x} ${after?.y}`}
                />
              </svg>
              <span className={styles.circle} style={spot(knot)}>
                <TiePicture tie={tie} />
                {text(`sites.interest.${tie.interest}`)}
              </span>
              {look && before ? (
                <span className={styles.face} style={spot(before)}>
                  <Portrait look={look} />
                </span>
              ) : null}
            </label>
          );
        })}
        <span className={styles.you}>
          <Spark size={34} />
          {text('content.lander.socialnetwork.you')}
        </span>
      </div>
    </fieldset>
  );
}
