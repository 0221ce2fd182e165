import { useLoaderData } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useVariant } from '../landers/use-variant.ts';
import styles from './chat.module.css';
import { ChatWindow } from './chat-window.tsx';
import { loadTarget } from './load-target.ts';
import { TargetLander } from './target-lander-frame.tsx';

export const loader = loadTarget;

/** No caching, so that a member who hides or is removed disappears at the next visit. */
export const headers = () => ({});

/** A conversation that has not started. The selected first line is carried to the sign-up (CONT-2). */
export default function ChatLanding() {
  const text = useText();
  const { target } = useLoaderData<typeof loader>();
  const title = text('content.lander.chat.title', { variant: useVariant(['hey']) });
  const lead = text('content.lander.chat.lead', { target: target ? 'somebody' : 'nobody' });
  return (
    <TargetLander target={target} title={title} description={lead}>
      <section className={styles.page}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
          </div>
          <ChatWindow target={target} />
        </div>
      </section>
    </TargetLander>
  );
}
