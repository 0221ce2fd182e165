import { Button } from '@mantine/core';
import { IconCheck, type TablerIcon } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { IconTile } from '#web/ui/layout/icon-mark.tsx';
import styles from './deletion-reasons.module.css';

/** One alternative to deletion: its description, the button that accepts it, and then its result. */
export function StayOffer(props: {
  Icon: TablerIcon;
  name: string;
  hint: string;
  take: string;
  done: string | null;
  busy: boolean;
  onTake: () => void;
}) {
  const { Icon, done } = props;
  const outcome = useRef<HTMLSpanElement>(null);
  const asked = useRef(false);
  // The focused button has disappeared, so the result gets the focus.
  useEffect(() => {
    if (done !== null && asked.current) outcome.current?.focus();
  }, [done]);
  const take = () => {
    asked.current = true;
    props.onTake();
  };
  return (
    <div className={styles.offer}>
      <IconTile>
        <Icon size={22} stroke={1.75} aria-hidden />
      </IconTile>
      <span>
        <span className={styles.name}>{props.name}</span>
        <span className={styles.hint}>{props.hint}</span>
      </span>
      {done === null ? (
        <Button variant="light" className={styles.take ?? ''} loading={props.busy} onClick={take}>
          {props.take}
        </Button>
      ) : null}
      <span ref={outcome} role="status" tabIndex={-1} className={done === null ? '' : styles.done}>
        {done === null ? null : (
          <>
            <IconCheck size={20} aria-hidden /> {done}
          </>
        )}
      </span>
    </div>
  );
}
