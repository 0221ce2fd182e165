import type { ReactNode } from 'react';
import type { Interest } from '#contract/sites/interest.ts';
import { SparkRays } from '#web/ui/brand/shards.tsx';

const pink = 'var(--primary)';
const wine = 'var(--secondary)';
const accent = 'var(--accent)';
const deep = 'var(--accent-deep)';
const white = 'var(--on-primary)';
const ink = 'var(--on-warning)';

const dancing = (
  <>
    <path d="M0 0h240v320H0Z" fill={wine} />
    <path d="M118 116 0 250v70h60ZM124 116l44 204h72v-80Z" fill={pink} opacity=".75" />
    <path d="M118 0h4v62h-4Z" fill={white} />
    <circle cx="120" cy="112" r="54" fill={accent} />
    <path
      d="M70 92h100M66 112h108M70 132h100M84 152h72M84 72h72M120 58v108M96 63q-26 49 0 98M144 63q26 49 0 98"
      fill="none"
      stroke={deep}
      strokeWidth="4"
    />
    <path d="M80 92h16v20H76ZM124 72h18l8 20h-26ZM124 132h26l-8 20h-18Z" fill={white} />
    <SparkRays x={182} y={60} scale={1.7} kind="around" fill={white} />
    <SparkRays x={48} y={176} scale={1.3} kind="around" fill={accent} />
    <path d="M34 228q2-26 20-26l14 14q20 12 46 14v12H34Z" fill={white} />
    <path d="M206 228q-2-26-20-26l-14 14q-20 12-46 14v12h80Z" fill={accent} />
    <path d="M32 234h84v9H32ZM124 234h84v9h-84Z" fill={ink} />
    <path
      d="m66 210-9 7M75 218l-8 8M174 210l9 7M165 218l8 8"
      stroke={wine}
      strokeWidth="4"
      strokeLinecap="round"
    />
  </>
);

const travelling = (
  <>
    <path d="M0 0h240v320H0Z" fill={accent} />
    <circle cx="176" cy="84" r="46" fill={white} />
    <path d="M0 190q50-44 96-18t76-14 68 0v162H0Z" fill={deep} />
    <path d="M0 236q60-34 120-10t120-16v110H0Z" fill={wine} />
    <path
      d="M26 116 120 88l-56-38 14-4 78 30 34-12q18-4 20 4t-14 14L84 128l-26 26-12 2 10-28-24 4Z"
      fill={pink}
      transform="translate(-6 4)"
    />
    <g transform="translate(0 -58)">
      <path d="M92 224v-24q0-10 10-10h36q10 0 10 10v24" fill="none" stroke={ink} strokeWidth="9" />
      <rect x="56" y="222" width="128" height="88" rx="12" fill={pink} />
      <path d="M84 222v88M156 222v88" stroke={wine} strokeWidth="8" />
      <path d="m120 288-20-19q-6-10 3-16 10-4 17 7 7-11 17-7 9 6 3 16Z" fill={white} />
    </g>
  </>
);

const sushi = (
  <>
    <path d="M0 0h240v320H0Z" fill={pink} />
    <path d="M0 176h240v144H0Z" fill={wine} />
    <g transform="translate(0 -40)">
      <ellipse cx="120" cy="252" rx="108" ry="42" fill={white} />
      <ellipse cx="120" cy="246" rx="92" ry="32" fill={accent} opacity=".35" />
      <path
        d="M40 226q0-16 16-16h64q16 0 16 16v14q0 14-16 14H56q-16 0-16-14Z"
        fill={white}
        stroke={ink}
        strokeWidth="4"
      />
      <path d="M32 220q8-30 50-32t62 24q2 12-12 12-24-10-48-4t-38 10q-14 2-14-10Z" fill={accent} />
      <path
        d="M60 196q-4 12 2 22M84 190q-4 12 2 22M108 192q-2 10 4 20"
        stroke={white}
        strokeWidth="5"
        fill="none"
      />
      <circle cx="172" cy="244" r="34" fill={ink} />
      <circle cx="172" cy="240" r="26" fill={white} />
      <path d="M160 240q0-14 14-12t10 16-14 8-10-12Z" fill={deep} />
    </g>
    <path d="M20 40 226 150M8 74l214 92" stroke={accent} strokeWidth="11" strokeLinecap="round" />
    <SparkRays x={66} y={142} scale={1.5} kind="fan" turn={-30} fill={white} />
  </>
);

const hiking = (
  <>
    <path d="M0 0h240v320H0Z" fill={accent} />
    <circle cx="70" cy="78" r="38" fill={white} />
    <path d="M-30 250 86 96l62 84 32-34 110 140v40H-30Z" fill={pink} />
    <path d="m86 96-34 46 20 12 16-14 18 16 8-22Z" fill={white} />
    <path d="m180 146-22 24 16 10 12-10 16 8Z" fill={white} />
    <path d="M0 214q70-40 130-16t110-6v128H0Z" fill={wine} />
    <g transform="translate(0 -40)">
      <path d="M90 372q-2-82 30-42t8-32q-20-10 6-22l10 3q-12 9 8 19 22 18-8 38t-14 36Z" fill={accent} />
      <path
        d="M196 244v58M170 246h44l12 10-12 10h-44Z"
        fill={white}
        stroke={white}
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path d="m28 262 16-42 16 42H48v16h-8v-16ZM58 282l13-34 13 34H74v14h-6v-14Z" fill={deep} />
    </g>
  </>
);

const kissing = (
  <>
    <path d="M0 0h240v320H0Z" fill={wine} />
    <circle cx="120" cy="136" r="104" fill={deep} />
    <circle cx="120" cy="136" r="82" fill={accent} />
    <g transform="translate(0 -24) rotate(-14 120 160)">
      <path d="M40 156q34-42 62-42 12 0 18 10 6-10 18-10 28 0 62 42-40-14-80-6-40-8-80 6Z" fill={pink} />
      <path d="M40 160q40-10 80-2 40-8 80 2-28 52-80 52t-80-52Z" fill={pink} />
      <path
        d="M76 132l4 12M98 122l2 18M142 122l-2 18M164 132l-4 12M72 180l8-12M96 198l4-26M120 204v-34M144 198l-4-26M168 180l-8-12"
        stroke={wine}
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".5"
      />
      <path d="M44 158q40-6 76 2 36-8 76-2" fill="none" stroke={wine} strokeWidth="5" />
    </g>
    <SparkRays x={196} y={58} scale={1.8} kind="around" fill={accent} />
    <SparkRays x={40} y={276} scale={1.4} kind="around" fill={pink} />
  </>
);

export const cards = [
  { interest: 'dancing', picture: dancing },
  { interest: 'travelling', picture: travelling },
  { interest: 'sushi', picture: sushi },
  { interest: 'hiking', picture: hiking },
  { interest: 'kissing', picture: kissing },
] as const satisfies readonly { interest: Interest; picture: ReactNode }[];
