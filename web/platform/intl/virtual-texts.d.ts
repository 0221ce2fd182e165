declare module 'virtual:texts' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  type Compiled = Record<string, string | MessageFormatElement[]>;

  export const catalogues: Record<string, () => Promise<{ readonly default: Compiled }>>;
  /** Names of the files with the texts of each everyday page, by language and page. Empty in browsers. */
  export const pageTexts: Record<string, Record<string, string>>;
}
