import { type CodeState, codeState } from '#contract/payments/console/code-figures.ts';

/** The filters of the list of codes, as the address of the page holds them. */
export interface CodeFilter {
  readonly personal: boolean;
  readonly state?: CodeState;
  readonly search?: string;
}

/** Reads the filters from the address. Unknown values are ignored. */
export function codeFilterOf(address: URLSearchParams): CodeFilter {
  const state = codeState.safeParse(address.get('state')).data;
  const search = (address.get('search') ?? '').trim().slice(0, 40);
  return {
    personal: address.get('personal') === 'true',
    ...(state && { state }),
    ...(search && { search }),
  };
}

/** The address of a filter, without empty parts. */
export const addressOf = ({ personal, state, search }: CodeFilter): Record<string, string> => ({
  ...(personal && { personal: 'true' }),
  ...(state && { state }),
  ...(search && { search }),
});
