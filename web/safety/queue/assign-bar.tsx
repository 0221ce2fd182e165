import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { rightsOfRoles } from '#contract/operators/roles.ts';
import type { QueueItem } from '#contract/safety/search-queue.ts';
import { useOwnId } from '#web/operators/use-own-id.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './queue.module.css';
import { colleaguesQuery } from './queue.query.ts';

/** Takes the selected items, hands them to a colleague or gives them back (SAFE-10). */
export function AssignBar(props: {
  selected: readonly QueueItem[];
  busy: boolean;
  onAssign: (to: number | null) => void;
  onClear: () => void;
}) {
  const text = useText();
  const { data: colleagues } = useQuery(colleaguesQuery());
  const own = useOwnId();
  const { selected, busy } = props;
  const needed = selected.some(({ queue }) => queue === 'report') ? 'moderate' : 'support';
  const fit = (colleagues?.results ?? []).filter(({ roles }) => rightsOfRoles(roles).has(needed));
  return (
    <section className={styles.bar} aria-label={text('safety.queue.owner')}>
      <strong role="status">{text('safety.queue.selected', { number: selected.length })}</strong>
      <Button loading={busy} aria-keyshortcuts="M" onClick={() => own !== null && props.onAssign(own)}>
        {text('safety.queue.to_me')}
      </Button>
      <NativeSelect
        aria-label={text('safety.queue.to_colleague')}
        value=""
        disabled={busy}
        data={[
          { value: '', label: text('safety.queue.to_colleague') },
          ...fit.filter((one) => !one.own).map(({ id, email }) => ({ value: String(id), label: email })),
        ]}
        onChange={(event) =>
          event.currentTarget.value !== '' && props.onAssign(Number(event.currentTarget.value))
        }
      />
      <Button variant="default" disabled={busy} aria-keyshortcuts="U" onClick={() => props.onAssign(null)}>
        {text('safety.queue.give_back')}
      </Button>
      <Button variant="subtle" onClick={props.onClear}>
        {text('safety.queue.clear')}
      </Button>
    </section>
  );
}
