import { useParams } from 'react-router';

/** Which of a lander's headlines the address asks for; `other` for none and for one that is not among them (CONT-2). */
export function useVariant<Variant extends string>(variants: readonly Variant[]): Variant | 'other' {
  const { slug } = useParams();
  return variants.find((variant) => variant === slug) ?? 'other';
}
