import type { NicheArt } from './niche-art.ts';

const petals = [0, 45, 90, 135, 180, 225, 270, 315];

function Rose({ x, y, fill, line }: { x: number; y: number; fill: string; line: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0-52c22 0 30 14 34 26 16 8 20 30 8 44-2 22-22 36-42 34-20 2-40-12-42-34-12-14-8-36 8-44 4-12 12-26 34-26Z"
        fill={fill}
      />
      <g fill="none" stroke={line} strokeWidth="6" strokeLinecap="round">
        <path d="M-30-6c6-24 54-24 60 4M-22 14c-4-26 40-34 44-6M-12 24c-2-18 26-24 26-4 0 10-14 12-16 4" />
      </g>
    </g>
  );
}

/** Two roses beside each other. */
export const sheArt: NicheArt = {
  layout: 'pair',
  backdrop: (
    <g fill="var(--accent)">
      {petals.map((turn) => (
        <ellipse key={turn} cx="270" cy="140" rx="74" ry="128" transform={`rotate(${turn} 270 280)`} />
      ))}
      <circle cx="270" cy="280" r="120" fill="var(--accent-deep)" />
    </g>
  ),
  tile: (
    <>
      <rect width="240" height="320" fill="var(--secondary)" />
      <g fill="none" stroke="var(--on-secondary)" strokeWidth="7" strokeLinecap="round">
        <path d="M92 110c10 90 70 120 40 226M156 170c-6 50-60 80-34 166" />
      </g>
      <path
        d="M112 214c-44 2-62-22-60-46 30-4 56 14 60 46ZM136 268c14-40 44-48 66-40-2 30-28 52-66 40Z"
        fill="var(--on-secondary)"
      />
      <Rose x={90} y={92} fill="var(--accent)" line="var(--secondary)" />
      <Rose x={158} y={150} fill="var(--primary)" line="var(--on-primary)" />
    </>
  ),
};
