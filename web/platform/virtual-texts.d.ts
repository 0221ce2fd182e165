declare module 'virtual:texts' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  type Compiled = { readonly default: Record<string, string | MessageFormatElement[]> };

  export const catalogues: Record<string, () => Promise<Compiled>>;
}
