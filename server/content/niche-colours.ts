import type { Niche } from '#contract/sites/niche.ts';

/**
 * Light colours of a niche, copied because an icon cannot use CSS variables. A test compares them with
 * `web/ui/styles/tokens.css`.
 */
export interface NicheColours {
  readonly accent: string;
  readonly accentSoft: string;
  readonly accentDeep: string;
  readonly stage: string;
  readonly onStage: string;
  readonly onStageQuiet: string;
  readonly onStageMark: string;
}

export const roles = {
  ground: '#fff7fa',
  text: '#1b0f17',
  quiet: '#6b5a65',
  primary: '#d6006e',
  secondary: '#7a0b4b',
  darkGround: '#1b0f17',
  darkText: '#fff7fa',
  darkQuiet: '#b9a7b2',
  onPrimary: '#ffffff',
} as const;

export const nicheColours: Readonly<Record<Niche, NicheColours>> = {
  general: {
    accent: '#ff9e3d',
    accentSoft: '#ffe9d1',
    accentDeep: '#e36f00',
    stage: '#ffcfe4',
    onStage: '#1b0f17',
    onStageQuiet: '#5a3449',
    onStageMark: '#d6006e',
  },
  she: {
    accent: '#ff7a66',
    accentSoft: '#ffe4de',
    accentDeep: '#e0452f',
    stage: '#ffe4de',
    onStage: '#1b0f17',
    onStageQuiet: '#5b4038',
    onStageMark: '#d6006e',
  },
  bdsm: {
    accent: '#b3122e',
    accentSoft: '#f8dade',
    accentDeep: '#7d0a1e',
    stage: '#16070d',
    onStage: '#fff7fa',
    onStageQuiet: '#d9c6d0',
    onStageMark: '#ff5ca8',
  },
  bbw: {
    accent: '#f5b800',
    accentSoft: '#fff0c2',
    accentDeep: '#c98f00',
    stage: '#f5b800',
    onStage: '#1b0f17',
    onStageQuiet: '#3a2a00',
    onStageMark: '#7a0b4b',
  },
  gilf: {
    accent: '#2fa39a',
    accentSoft: '#d8f2ef',
    accentDeep: '#14766f',
    stage: '#d8f2ef',
    onStage: '#1b0f17',
    onStageQuiet: '#2f4a47',
    onStageMark: '#d6006e',
  },
  milf: {
    accent: '#ff8fa3',
    accentSoft: '#ffe3e8',
    accentDeep: '#e0526c',
    stage: '#ffe3e8',
    onStage: '#1b0f17',
    onStageQuiet: '#5b3f46',
    onStageMark: '#ff8fa3',
  },
  gay: {
    accent: '#1fa2dc',
    accentSoft: '#d6effb',
    accentDeep: '#0a74a8',
    stage: '#6cc5ee',
    onStage: '#1b0f17',
    onStageQuiet: '#12303f',
    onStageMark: '#7a0b4b',
  },
};

/** The three colours of a niche's icon: the background, the V and the spark. */
export interface IconColours {
  readonly ground: string;
  readonly mark: string;
  readonly spark: string;
}

/**
 * The general site uses the brand's magenta, the other sites their accent. On yellow only a dark V is
 * visible.
 */
export function iconColours(niche: Niche): IconColours {
  const { accent, accentSoft, accentDeep } = nicheColours[niche];
  if (niche === 'general') return { ground: roles.primary, mark: roles.onPrimary, spark: accent };
  if (niche === 'bbw') return { ground: accent, mark: roles.secondary, spark: roles.primary };
  return { ground: accentDeep, mark: roles.onPrimary, spark: accentSoft };
}
