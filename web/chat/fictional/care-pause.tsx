import { Button } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Writing } from '#contract/chat/get-writing.ts';
import { resumeFictional } from '#contract/chat/resume-fictional.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { useMessageTimes } from '../inbox/message-times.ts';
import { writingQuery } from '../permission/use-writing.ts';
import styles from './care-pause.module.css';

/** Resumes writing to a fictional profile after a pause (FIC-6). */
function useResumeFictional() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationFor(resumeFictional, { idempotent: true }),
    onSuccess: ({ profile }) => queries.invalidateQueries({ queryKey: writingQuery(profile).queryKey }),
  });
}

type Pause = NonNullable<NonNullable<Writing['fictional']>['paused']>;

/** Whether a moment has passed. Rerenders when it does. */
const useReached = (moment: string): boolean => {
  const [reached, setReached] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setReached(moment), new Date(moment).getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [moment]);
  return reached === moment;
};

/**
 * Replaces the composer while writing to a fictional profile is paused. Shows the cause, links to help, and
 * lets the member resume by choice (FIC-6).
 */
export function CarePause({ other, pause }: { other: ProfileCard; pause: Pause }) {
  const text = useText();
  const failure = useFailureText();
  const { timeText } = useMessageTimes();
  const resume = useResumeFictional();
  const over = useReached(pause.until);
  const goOn = () =>
    resume.mutate(
      { profile: other.id },
      { onError: (error) => toast({ tone: 'danger', text: failure(error) }) },
    );
  return (
    <section className={styles.pause} aria-labelledby="care-pause">
      <h2 id="care-pause" className={styles.title}>
        <IconLifebuoy size={22} aria-hidden />
        {text('chat.pause.title')}
      </h2>
      <p>{text('chat.obstacle.paused')}</p>
      <p className={styles.when}>
        {over ? text('chat.pause.now') : text('chat.pause.until', { time: timeText(pause.until) })}
      </p>
      <div className={styles.ways}>
        {pause.cause === 'meeting' ? (
          <ButtonLink to="/members?hide_fictional=true">{text('chat.pause.members')}</ButtonLink>
        ) : (
          <ButtonLink to="/care">{text('chat.pause.help')}</ButtonLink>
        )}
        {over ? (
          <Button variant="subtle" loading={resume.isPending} onClick={goOn}>
            {text('chat.pause.resume')}
          </Button>
        ) : null}
        {pause.cause === 'meeting' ? (
          <Link to="/care" className={styles.help}>
            {text('chat.pause.help')}
          </Link>
        ) : null}
      </div>
    </section>
  );
}
