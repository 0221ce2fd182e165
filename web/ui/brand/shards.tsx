/**
 * Angle in degrees (0 is up), inner and outer radius, half width. The shards are uneven, like a real spark.
 */
type Shard = readonly [angle: number, from: number, to: number, half: number];

const fan: readonly Shard[] = [
  [-70, 6, 13, 1],
  [-30, 5.5, 20, 1.35],
  [10, 6, 15, 1.1],
  [46, 5.5, 21, 1.4],
  [88, 6, 12, 1],
];

const around: readonly Shard[] = [...fan, [134, 6, 17, 1.2], [180, 6, 11, 1], [230, 5.5, 18, 1.3]];

const outline = ([angle, from, to, half]: Shard): string => {
  const radians = (angle * Math.PI) / 180;
  const along = (radius: number, side: number): string => {
    const x = Math.sin(radians) * radius + Math.cos(radians) * side;
    const y = -Math.cos(radians) * radius + Math.sin(radians) * side;
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const widest = from + (to - from) * 0.3;
  return `M${along(from, 0)}L${along(widest, half)}L${along(to, 0)}L${along(widest, -half)}Z`;
};

const paths = { fan: fan.map(outline).join(''), around: around.map(outline).join('') };

/** The spark: shards that fly away from a point. Draw it inside an <svg>. */
export function SparkRays(props: {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
  kind?: keyof typeof paths;
  fill?: string;
}) {
  const { scale = 1, turn = 0, kind = 'fan' } = props;
  return (
    <path
      d={paths[kind]}
      fill={props.fill ?? 'var(--accent)'}
      stroke={props.fill ?? 'var(--accent)'}
      strokeWidth="1.4"
      strokeLinejoin="round"
      transform={`translate(${props.x} ${props.y}) rotate(${turn}) scale(${scale})`}
    />
  );
}
