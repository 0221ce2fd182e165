import { useParams } from 'react-router';

/** Returns the headline variant in the address, or `other` if there is none or it is unknown (CONT-2). */
export function useVariant<Variant extends string>(variants: readonly Variant[]): Variant | 'other' {
  const { slug } = useParams();
  return variants.find((variant) => variant === slug) ?? 'other';
}
