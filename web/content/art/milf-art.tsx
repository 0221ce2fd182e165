import { SparkRays } from '#web/ui/brand/shards.tsx';
import type { NicheArt } from './niche-art.ts';

/** An evening with curtains, a moon and a lipstick. */
export const milfArt: NicheArt = {
  layout: 'stair',
  backdrop: (
    <>
      <path d="M70 530V230a200 200 0 0 1 400 0v300Z" fill="var(--secondary)" />
      <circle cx="176" cy="150" r="46" fill="var(--accent)" />
      <circle cx="196" cy="138" r="42" fill="var(--secondary)" />
      <path d="M20 0h120c10 160-10 300-96 420l56 110H20Z" fill="var(--accent)" />
      <path
        d="M60 0c6 150-6 290-40 400V0Zm40 0h40c10 160-10 300-96 420C96 280 104 150 100 0Z"
        fill="var(--accent-deep)"
      />
      <path d="M520 0H400c-10 160 10 300 96 420l-56 110h80Z" fill="var(--accent)" />
      <path
        d="M480 0c-6 150 6 290 40 400V0Zm-40 0h-40c-10 160 10 300 96 420C444 280 436 150 440 0Z"
        fill="var(--accent-deep)"
      />
      <rect x="6" y="514" width="528" height="18" rx="9" fill="var(--secondary)" />
      <rect x="0" y="-6" width="540" height="18" rx="9" fill="var(--secondary)" />
    </>
  ),
  tile: (
    <>
      <rect width="240" height="320" fill="var(--primary)" />
      <path d="M92 150V92c0-30 20-44 56-54v112Z" fill="var(--accent)" />
      <path d="M92 104c0-30 20-54 56-66-2 36-22 60-56 66Z" fill="var(--on-primary)" opacity=".45" />
      <rect x="84" y="146" width="72" height="44" fill="var(--on-primary)" />
      <path d="M72 190h96v100H72Z" fill="var(--secondary)" />
      <path d="M72 206h96v10H72Z" fill="var(--accent)" />
      <SparkRays x={192} y={86} scale={1.5} kind="around" fill="var(--on-primary)" />
      <SparkRays x={44} y={126} scale={1} kind="around" fill="var(--accent)" />
      <path d="M40 290h160v8H40Z" fill="var(--secondary)" />
    </>
  ),
};
