import { useText } from '#web/platform/intl/use-text.tsx';
import type { ChoiceName } from './choices.ts';

/** Returns the texts of a choice field and of its values. */
export function useChoiceText() {
  const text = useText();
  return {
    ofList: (name: ChoiceName): string =>
      name === 'sexuality' || name === 'interests' || name === 'signup_reason'
        ? text(`discovery.${name}`)
        : text(`profiles.attribute.${name}`),
    ofWord: (name: ChoiceName, word: string): string =>
      name === 'interests' ? text(`sites.interest.${word}`) : text(`profiles.${name}.${word}`),
  };
}
