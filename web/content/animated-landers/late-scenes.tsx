import { SparkRays } from '#web/ui/brand/shards.tsx';
import { SceneCanvas } from './scene-canvas.tsx';
import styles from './transitions.module.css';

/** The moon over the roofs, with a cat on the ridge. */
export function MoonScene() {
  return (
    <SceneCanvas>
      <path fill="var(--night)" d="M0 0h1440v900H0Z" />
      <g className={styles.around}>
        <circle cx="720" cy="450" r="420" fill="var(--night2)" />
        <circle cx="720" cy="450" r="230" fill="var(--night3)" />
        <path
          className={styles.stars}
          d="M540 150h5v5h-5zM622 92h4v4h-4zM846 130h5v5h-5zM902 250h4v4h-4zM560 320h4v4h-4zM880 380h5v5h-5zM200 120h5v5h-5zM310 260h4v4h-4zM1100 110h5v5h-5zM1210 240h4v4h-4zM1330 140h5v5h-5zM90 300h4v4h-4zM420 70h4v4h-4zM1010 70h4v4h-4z"
        />
      </g>
      <circle cx="720" cy="450" r="120" fill="var(--moon)" />
      <g fill="color-mix(in oklab, var(--moon), var(--night) 16%)">
        <circle cx="676" cy="420" r="22" />
        <circle cx="752" cy="492" r="30" />
        <circle cx="766" cy="402" r="13" />
        <circle cx="690" cy="510" r="11" />
      </g>
      <g className={styles.fore}>
        <path
          fill="var(--night3)"
          d="M-80 960V640h120v-40l60-50 60 50v50h110v-90h36v40h60l50 50h100v-70l70-60 70 60v60h90l40-40h60v-60h30v60h70v50h120l60-56 60 56h90v-40h120v350Z"
        />
        <path
          fill="var(--dark)"
          d="M-80 960V700h160l80-70 80 70v40h90v-50h26v50h100l110-104h308l110 104h66v-60h26v60h100l90-80 90 80h150v220Z"
        />
        <path fill="var(--dark)" d="M590 640v-46h34v46Z" />
        <path
          fill="var(--dark)"
          d="M784 638q-8-36 16-56-6-22 4-40l12 12h14l12-12q8 16 2 34 22 22 18 62h18q24 0 20-26-4-18 8-20 14 2 10 30-6 24-38 26h-88Z"
        />
        <path
          fill="var(--lamp)"
          d="M560 722h40v56h-40ZM620 722h40v56h-40ZM790 722h40v56h-40ZM870 740h34v48h-34ZM640 830h40v60h-40ZM740 830h40v60h-40ZM190 720h34v48h-34ZM110 760h30v44h-30ZM1190 720h34v48h-34ZM1270 760h30v44h-30ZM1010 760h30v44h-30ZM380 770h30v44h-30Z"
        />
        <path
          fill="var(--glow2)"
          d="M700 722h40v56h-40ZM840 830h40v60h-40ZM560 830h40v60h-40ZM250 760h30v44h-30ZM1100 800h30v44h-30Z"
        />
      </g>
    </SceneCanvas>
  );
}

/** The first message, being typed with a thumb. */
export function WordScene() {
  const keys = [596, 652, 708];
  return (
    <SceneCanvas>
      <path fill="var(--word)" d="M0 0h1440v900H0Z" />
      <g className={styles.around}>
        <circle cx="190" cy="700" r="160" fill="var(--word2)" />
        <circle cx="1250" cy="640" r="240" fill="var(--word2)" />
        <SparkRays x={352} y={420} scale={4} kind="around" />
        <SparkRays x={1120} y={250} scale={5} kind="around" turn={20} />
        <path fill="var(--dark)" d="M560 232h320q44 0 44 44v760H516V276q0-44 44-44Z" />
        <path fill="var(--page)" d="M562 252h316q28 0 28 28v760H534V280q0-28 28-28Z" />
        <path fill="var(--dark)" d="M676 262h88q10 0 10 10t-10 10h-88q-10 0-10-10t10-10Z" />
        <path d="M566 318h120M566 340h76" stroke="var(--page-line)" strokeWidth="12" strokeLinecap="round" />
        {keys.map((y, row) => (
          <path
            key={y}
            d={`M${572 + row * 14} ${y + 52}H${868 - row * 14}`}
            stroke="var(--page-line)"
            strokeWidth="36"
            strokeLinecap="round"
            strokeDasharray="0.1 46"
          />
        ))}
        <path d="M600 824h240" stroke="var(--page-line)" strokeWidth="36" strokeLinecap="round" />
      </g>
      <path d="m790 520 70 62-22-94Z" fill="var(--primary)" />
      <circle cx="720" cy="450" r="120" fill="var(--primary)" />
      <g className={styles.dots} fill="#fff">
        <circle cx="672" cy="450" r="15" />
        <circle cx="720" cy="450" r="15" />
        <circle cx="768" cy="450" r="15" />
      </g>
    </SceneCanvas>
  );
}
