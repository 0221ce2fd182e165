declare module 'virtual:texts' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  type Load = () => Promise<{ readonly default: Record<string, string | MessageFormatElement[]> }>;

  export const catalogues: Record<string, { readonly everyday: Load; readonly rest: Load }>;
}
