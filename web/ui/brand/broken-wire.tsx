import type { ReactNode } from 'react';
import { SparkRays } from './shards.tsx';

/** The frame of our small drawings. They are decoration, so screen readers skip them. */
export function Drawing({ width, children }: { width: number; children: ReactNode }) {
  return (
    <svg width={width} height={(width * 140) / 200} viewBox="0 0 200 140" fill="none" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The drawing of the error page. It is apart, because every page carries the error page. */
export const brokenWire: ReactNode = (
  <>
    <ellipse cx="100" cy="122" rx="72" ry="9" fill="var(--sunken)" />
    <path d="M28 86c22-2 34-30 52-30" stroke="var(--primary)" strokeWidth="9" strokeLinecap="round" />
    <path d="M172 92c-24 0-34-24-52-24" stroke="var(--secondary)" strokeWidth="9" strokeLinecap="round" />
    <path
      d="m80 48 10 16M84 62l14-6M120 60l-12 14M116 76l-12 2"
      stroke="var(--control-line)"
      strokeWidth="4.5"
      strokeLinecap="round"
    />
    <SparkRays x={101} y={38} scale={0.9} kind="around" />
  </>
);
