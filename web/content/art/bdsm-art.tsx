import type { NicheArt } from './niche-art.ts';

/** Silk and a lock. */
export const bdsmArt: NicheArt = {
  layout: 'stair',
  backdrop: (
    <>
      <path
        d="M-30 150C100 40 190 230 310 180S470 60 700 150v110C600 180 440 300 320 290S100 160-30 150Z"
        fill="var(--accent)"
      />
      <path
        d="M60 340C110 230 190 400 310 350S480 200 700 300v110C600 320 440 450 320 440S120 330 60 340Z"
        fill="var(--accent-deep)"
      />
      <path
        d="M80 480C120 420 200 520 310 490S470 380 700 450v90C600 470 440 560 320 540S120 480 80 480Z"
        fill="var(--secondary)"
      />
    </>
  ),
  tile: (
    <>
      <rect width="240" height="320" fill="var(--accent)" />
      <path
        d="M78 132v-32a42 42 0 0 1 84 0v32"
        fill="none"
        stroke="var(--on-primary)"
        strokeWidth="16"
        strokeLinecap="round"
      />
      <path
        d="M120 250C40 196 44 124 86 118c18-2 30 8 34 20 4-12 16-22 34-20 42 6 46 78-34 132Z"
        fill="var(--secondary)"
      />
      <path d="M120 158a14 14 0 0 1 8 26l6 28h-28l6-28a14 14 0 0 1 8-26Z" fill="var(--accent)" />
      <g fill="none" stroke="var(--on-primary)" strokeWidth="9" strokeLinecap="round">
        <circle cx="66" cy="282" r="16" />
        <path d="M84 282h104M168 282v16M186 282v20" />
      </g>
    </>
  ),
};
