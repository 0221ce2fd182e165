import type { PackageId } from '#contract/payments/package.ts';

const piles: Readonly<Record<PackageId, readonly number[]>> = {
  p0: [1],
  p1: [2, 1],
  p2: [3, 2, 1],
  p3: [3, 5, 4, 2],
};

const width = 34;
const height = 7;

const coin = (x: number, y: number, top: boolean) => (
  <g key={`${x}-${y}`}>
    <path
      d={`M${x} ${y}v${height}a17 6 0 0 0 ${width} 0v-${height}Z`}
      fill="var(--accent-deep)"
      stroke="var(--surface)"
      strokeWidth="1.5"
    />
    <ellipse
      cx={x + 17}
      cy={y}
      rx="17"
      ry="6"
      fill="var(--accent)"
      stroke="var(--surface)"
      strokeWidth="1.5"
    />
    {top ? (
      <path
        d={`m${x + 11} ${y - 1.5} 5.4 4 5.6-4`}
        stroke="var(--surface)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    ) : null}
  </g>
);

/** Stacks of coins that grow with the package. Decorative. */
export function CoinStack({ size }: { size: PackageId }) {
  const heights = piles[size];
  const total = heights.length * (width + 4) - 4;
  const ground = 7 + (Math.max(...heights) - 1) * height;
  const tall = ground + height + 7;
  return (
    <svg width={total} height={tall} viewBox={`0 0 ${total} ${tall}`} aria-hidden="true">
      {heights.flatMap((count, pile) =>
        Array.from({ length: count }, (_, level) =>
          coin(pile * (width + 4), ground - level * height, level === count - 1),
        ),
      )}
    </svg>
  );
}
