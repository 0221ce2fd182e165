import { SparkRays } from '#web/ui/brand/shards.tsx';
import styles from './alonetonight.module.css';
import { doors, houses, outlineOf, street, windows } from './houses.ts';

const towers =
  'M0 452V210h70v-40h46v40h40v242ZM250 452V150h18v-36h10v36h36v302ZM420 452V190h96v262ZM620 452V120l34-22 34 22v332ZM760 452V176h60v276ZM900 452V134h86v318ZM1060 452V166l22-66 22 66v286ZM1170 452V146h74v306ZM1300 452V176h36v-26h58v302Z';

/** The window of one of the two people, dark until the answer is chosen. */
function Home({
  x,
  y,
  person,
  className,
}: {
  x: number;
  y: number;
  person: 'one' | 'other';
  className: string | undefined;
}) {
  return (
    <g className={className} transform={`translate(${x} ${y})`}>
      <path className={styles.pane} d="M0 0h72v74H0Z" />
      <g className={styles.person}>
        {person === 'one' ? (
          <path d="M14 74c0-20 9-26 20-28-9-6-11-14-10-20 2-10 24-12 27 1 1 7-2 14-9 19 11 2 17 9 18 28Z" />
        ) : (
          <path d="M10 74c1-18 8-25 18-27-5-4-8-9-8-16 0-12 8-17 16-17s15 6 14 17c0 6-3 12-8 16 9 2 17 9 18 27Z" />
        )}
      </g>
      <path className={styles.bars} d="M36 0v74M0 26h72" />
      <path className={styles.sill} d="M-5 74h82v7H-5Z" />
    </g>
  );
}

/**
 * An evening street at the water. Two windows light up with the answers in the form (see the page's style).
 */
export function Skyline() {
  return (
    <svg
      className={styles.skyline}
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <circle className={styles.moon} cx="1226" cy="92" r="36" />
      <path
        className={styles.stars}
        d="M120 60h4v4h-4zM260 110h3v3h-3zM410 40h4v4h-4zM540 96h3v3h-3zM690 52h4v4h-4zM812 88h4v4h-4zM884 34h3v3h-3zM1010 60h4v4h-4zM1096 118h3v3h-3zM1150 40h4v4h-4zM1330 108h3v3h-3zM1396 30h4v4h-4z"
      />
      <g className={styles.cloud}>
        <path d="M960 92h170q-8-24-38-22-14-26-46-14-28-8-38 14-38-4-48 22ZM1268 96h140q-6-18-30-16-12-22-40-10-24-4-32 10-30-2-38 16Z" />
      </g>
      <path className={styles.towers} d={towers} />
      {houses.map((house, at) => (
        <path
          key={house.x}
          className={at % 3 === 0 ? styles.wall : at % 3 === 1 ? styles.wallTwo : styles.wallThree}
          d={outlineOf(house)}
        />
      ))}
      {windows.map((d, at) => (
        <path key={d} className={styles[`set${at}`]} d={d} />
      ))}
      <path className={styles.doors} d={doors} />
      <Home x={828} y={242} person="one" className={styles.mine} />
      <Home x={1242} y={262} person="other" className={styles.theirs} />
      <g className={styles.between}>
        <path d="M868 226Q1070 40 1276 246" />
        <SparkRays x={1070} y={136} scale={1.5} kind="around" />
      </g>
      <path className={styles.quay} d={`M0 ${street}h1440v18H0Z`} />
      <path className={styles.water} d={`M0 ${street + 18}h1440v120H0Z`} />
      <path
        className={styles.gleam}
        d="M60 500h56M300 516h90M520 492h64M706 506h70M842 492h48M834 512h64M1000 520h84M1130 496h44M1252 494h52M1244 514h66M1376 508h50"
      />
    </svg>
  );
}
