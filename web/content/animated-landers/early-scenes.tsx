import { SceneCanvas } from './scene-canvas.tsx';
import styles from './transitions.module.css';

function Bicycle({ x, y, flip = false }: { x: number; y: number; flip?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -1 : 1} 1)`} fill="none" strokeLinecap="round">
      <g stroke="var(--dark)" strokeWidth="5">
        <circle cx="-44" cy="0" r="30" />
        <circle cx="44" cy="0" r="30" />
        <path d="M-44 0-22-46h50M-22-46 0 0h-44M28-46 0 0M44 0 24-64h16M-34-54h22" />
      </g>
      <circle cx="44" cy="-44" r="5" fill="var(--lamp)" />
    </g>
  );
}

/** The sun over the water, with two bicycles leaning together on the dike. */
export function SunScene() {
  return (
    <SceneCanvas>
      <path fill="var(--sky)" d="M0 0h1440v900H0Z" />
      <g className={styles.around}>
        <circle cx="720" cy="450" r="420" fill="var(--glow1)" />
        <circle cx="720" cy="450" r="262" fill="var(--glow2)" />
        <circle cx="720" cy="450" r="188" fill="var(--glow3)" />
        <path
          d="M900 276h150q-6-20-32-18-12-24-42-12-30-6-40 12-30-2-36 18ZM410 356h130q-6-18-28-16-12-20-36-10-26-4-34 10-26-2-32 16Z"
          fill="var(--glow3)"
        />
      </g>
      <circle cx="720" cy="450" r="120" fill="var(--sun)" />
      <path fill="var(--water)" d="M-80 552h1600v400H-80Z" />
      <path
        className={styles.gleam}
        d="M640 580h160M664 604h112M612 632h80M712 632h126M650 662h140M690 690h70M560 612h36M860 596h40"
      />
      <g className={styles.fore}>
        <path fill="var(--dark2)" d="M-80 552v-14q160-30 330-8l150 22ZM1040 552q150-44 300-26l200 6v20Z" />
        <g fill="var(--dark2)">
          <path d="m1180 530 12-84h34l12 84ZM1190 446q19-22 38 0Z" />
          <path d="m1209 440-62-62 10-8 60 64 62-60 8 10-64 58 60 64-10 8-58-64-64 60-8-10Z" />
        </g>
        <g transform="translate(0 -28)">
          <path fill="var(--dark)" d="M-80 800q420-96 800-70t800 30v260H-80Z" />
          <g transform="translate(0 -14)">
            <Bicycle x={652} y={716} />
            <Bicycle x={790} y={716} flip />
          </g>
          <path
            d="M548 738q4-26-6-40M556 738q2-18 12-32M900 742q0-24 10-38M890 742q-2-16-12-26M470 748q2-20-8-32M980 752q4-20 14-28"
            fill="none"
            stroke="var(--dark)"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </g>
      </g>
    </SceneCanvas>
  );
}

/** A lamp over a chair, with shoes on the floor. */
export function LampScene() {
  return (
    <SceneCanvas>
      <path fill="var(--wall)" d="M0 0h1440v900H0Z" />
      <g className={styles.around}>
        <circle cx="720" cy="450" r="430" fill="var(--wall2)" />
        <circle cx="720" cy="450" r="270" fill="var(--wall3)" />
        <path fill="var(--dark2)" d="M-80 726h1600v260H-80Z" />
        <g transform="translate(0 116)">
          <path fill="var(--dark)" d="M140 190h250v330H140Z" />
          <path
            fill="var(--glow1)"
            d="M154 204h104v146H154ZM272 204h104v146H272ZM154 364h104v142H154ZM272 364h104v142H272Z"
          />
          <path fill="var(--wall3)" d="M120 520h290v18H120Z" />
        </g>
        <g>
          <path fill="var(--dark)" d="M1060 250h270v14h-270ZM1060 390h270v14h-270Z" />
          <path
            fill="var(--primary)"
            d="M1080 170h24v80h-24ZM1134 180h20v70h-20ZM1210 160h26v90h-26ZM1100 320h30v70h-30ZM1262 310h22v80h-22Z"
          />
          <path
            fill="var(--accent)"
            d="M1108 184h22v66h-22ZM1240 176h20v74h-20ZM1134 330h22v60h-22ZM1180 350h60v40h-60Z"
          />
        </g>
        <ellipse cx="720" cy="806" rx="400" ry="62" fill="var(--accent-deep)" />
        <ellipse
          cx="720"
          cy="806"
          rx="330"
          ry="46"
          fill="none"
          stroke="var(--lamp)"
          strokeWidth="5"
          strokeDasharray="2 16"
          strokeLinecap="round"
        />
        <g>
          <path
            fill="var(--primary)"
            d="M636 592h168q46 0 46 46v120H590V638q0-46 46-46ZM562 662h20q28 0 28 28v100h-62V690q0-28 14-28ZM858 662h20q14 0 14 28v100h-62V690q0-28 28-28ZM560 740h320v50H560Z"
          />
          <path fill="var(--secondary)" d="M610 716q0-20 20-20h180q20 0 20 20v44H610Z" />
          <path d="M574 786v26M862 786v26" stroke="var(--dark)" strokeWidth="12" strokeLinecap="round" />
          <path
            fill="var(--dark)"
            d="M640 692q-6-42 34-46l2-18 14 12q12-2 20 2l14-12 2 22q8 10 4 22-8 14-24 14 30-4 44 22 22 0 30-18 6-12 14-6 4 26-30 38-60 10-124-32Z"
          />
        </g>
        <path
          fill="var(--dark)"
          d="M596 842q26-4 34-22l22 6q4 12 34 16 20 4 18 16H596ZM800 868l10-30q22-2 32 6l-2 12 44 2q14 2 12 14l-60 4Z"
        />
        <path
          fill="var(--dark)"
          d="M440 820q-8-90-64-130 60-2 72 50-10-80 30-120 34 56-6 122 22-46 70-40-50 40-54 118Z"
        />
        <path fill="var(--accent)" d="M418 800h92l-12 62h-68Z" />
      </g>
      <g stroke="var(--dark)" strokeWidth="7">
        <path className={styles.cord} d="M720-60V200" />
        <path d="M720 200V334" />
      </g>
      <circle cx="720" cy="450" r="120" fill="var(--lamp)" />
      <path
        d="M640 362q80 24 160 0M608 410q112 32 224 0M600 458q120 34 240 0M612 506q108 30 216 0M646 546q74 20 148 0"
        fill="none"
        stroke="color-mix(in oklab, var(--lamp), var(--accent-deep) 32%)"
        strokeWidth="4"
      />
    </SceneCanvas>
  );
}
