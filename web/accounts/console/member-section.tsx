import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './member-desk.module.css';

const isWithoutRight = (error: unknown) => error instanceof ApiProblem && error.code === 'right_required';

/** A section of a member's page that loads on its own, in all its states. */
export function MemberSection<Answer>(props: {
  title: string;
  query: UseQueryResult<Answer>;
  children: (answer: Answer) => ReactNode;
}) {
  const text = useText();
  const { data, error, refetch } = props.query;
  const content = () => {
    if (data !== undefined) return props.children(data);
    if (error === null) return <TextSkeleton lines={3} />;
    if (isWithoutRight(error)) return <p className={styles.quiet}>{text('accounts.desk.no_right')}</p>;
    return <ErrorState error={error} retry={() => void refetch()} />;
  };
  return (
    <Panel className={styles.section} aria-label={props.title}>
      <h2 className={styles.heading}>{props.title}</h2>
      {content()}
    </Panel>
  );
}

/** A quiet line in a section that has nothing to show. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className={styles.quiet}>{children}</p>;
}
