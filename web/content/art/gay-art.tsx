import type { NicheArt } from './niche-art.ts';

const arcs = [
  [250, 'var(--primary)'],
  [210, 'var(--warning)'],
  [170, 'var(--on-primary)'],
  [130, 'var(--secondary)'],
] as const;

/** A rainbow in our own colours and two linked signs. */
export const gayArt: NicheArt = {
  layout: 'pair',
  backdrop: (
    <g fill="none" strokeWidth="41" strokeLinecap="round">
      {arcs.map(([radius, colour]) => (
        <path
          key={radius}
          d={`M${270 - radius} 450V270a${radius} ${radius} 0 0 1 ${2 * radius} 0v180`}
          stroke={colour}
        />
      ))}
    </g>
  ),
  tile: (
    <>
      <rect width="240" height="320" fill="var(--secondary)" />
      <g fill="none" strokeWidth="17" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="88" cy="206" r="50" stroke="var(--accent)" />
        <path d="M124 170 158 136M122 132h38v38" stroke="var(--accent)" />
        <circle cx="134" cy="178" r="50" stroke="var(--primary)" />
        <path d="M170 142 204 108M168 104h38v38" stroke="var(--primary)" />
        <path d="M88 156a50 50 0 0 1 50 50" stroke="var(--accent)" />
      </g>
    </>
  ),
};
