import type { ComplaintSubject } from '#contract/safety/complaint.ts';
import { RichText } from '#web/platform/intl/use-text.tsx';
import styles from './complaint.module.css';

/** Links that help sooner than our answer; empty if the hint only explains how we handle the complaint. */
const ways = {
  account: '/cases',
  intimate_image: '',
  payment: '/withdraw',
  privacy: '/notifications#export',
  thought_real: '',
  threat: '',
  underage: '',
} satisfies Partial<Record<ComplaintSubject, string>>;

const hasHint = (subject: ComplaintSubject): subject is keyof typeof ways => subject in ways;

export function ComplaintHint({ subject }: { subject: ComplaintSubject }) {
  if (!hasHint(subject)) return null;
  return (
    <p className={styles.hint}>
      <RichText
        id={`safety.complaint.hint.${subject}`}
        values={{ a: (parts) => <a href={ways[subject]}>{parts}</a> }}
      />
    </p>
  );
}
