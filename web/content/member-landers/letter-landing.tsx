import { useLoaderData } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './letter.module.css';
import { Letter } from './letter.tsx';
import { loadTarget } from './load-target.ts';
import { TargetForm } from './target-form.tsx';
import { TargetLander } from './target-lander-frame.tsx';

export const loader = loadTarget;

/** No caching, so that a member who hides or is removed disappears at the next visit. */
export const headers = () => ({});

/** A letter still to be written, with the member on its stamp (CONT-2). */
export default function LetterLanding() {
  const text = useText();
  const { target } = useLoaderData<typeof loader>();
  const title = text('content.lander.letter.title');
  const lead = text('content.lander.letter.lead');
  return (
    <TargetLander target={target} title={title} description={lead}>
      <section className={styles.page}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
          </div>
          <Letter target={target} />
          <div className={styles.card}>
            <TargetForm target={target} />
          </div>
        </div>
      </section>
    </TargetLander>
  );
}
