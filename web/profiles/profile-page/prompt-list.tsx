import type { PromptAnswer } from '#contract/profiles/prompts.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './prompt-list.module.css';

/** The sentences that a member finished, each a card (PROF-10). */
export function PromptList({ prompts }: { prompts: readonly PromptAnswer[] }) {
  const text = useText();
  return prompts.map(({ question, answer }) => (
    <section key={question} className={styles.prompt}>
      <h2 className={styles.question}>{text(`profiles.prompt.${question}`)}</h2>
      <p className={styles.answer}>{answer}</p>
    </section>
  ));
}
