/**
 * Colours of drawn portraits. They are part of the theme, because colours are defined nowhere else. Each skin
 * has its shade.
 */
export const skins = {
  porcelain: ['#FFDCCB', '#F5BFA9'],
  sand: ['#F3C19D', '#DF9F77'],
  honey: ['#D99A6C', '#BD7B4E'],
  chestnut: ['#A5694A', '#864F34'],
  cocoa: ['#6F4331', '#553023'],
} as const;

export const hairs = {
  ink: '#2A1520',
  walnut: '#5B3320',
  copper: '#B5502A',
  straw: '#E3B062',
  silver: '#CFC7D1',
  rose: '#E2568F',
} as const;

export type Skin = keyof typeof skins;
export type Hair = keyof typeof hairs;
