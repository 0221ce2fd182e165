import { Button } from '@mantine/core';
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { type AccountEvent, listSecurityEvents } from '#contract/operators/list-security-events.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pagesFor } from '#web/platform/query/query-for.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { ListSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { IconRow } from '#web/ui/layout/icon-mark.tsx';
import listStyles from './device-list.module.css';
import styles from './security-events-settings.module.css';
import { useDeviceText } from './sessions/device-row.tsx';

export const eventPages = () =>
  pagesFor(listSecurityEvents, { page: 1 }, (last, pages) =>
    last.has_more ? { page: pages.length + 1 } : undefined,
  );

const moment = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;

const alarming: ReadonlySet<AccountEvent['kind']> = new Set([
  'log_in_failed',
  'log_in_locked',
  'proof_failed',
  'proof_locked',
]);

function EventRow({ event }: { event: AccountEvent }) {
  const text = useText();
  const intl = useIntl();
  const device = useDeviceText();
  const Icon = alarming.has(event.kind) ? IconAlertTriangle : IconShieldCheck;
  return (
    <IconRow
      mark={<Icon size={22} stroke={1.75} aria-hidden />}
      name={text(`accounts.event.${event.kind}`)}
      facts={[
        intl.formatDate(event.at, moment),
        device.name(event),
        text(event.same_network ? 'accounts.events.here' : 'accounts.events.elsewhere'),
      ]}
    />
  );
}

/** Links to the two settings that end an intruder's access. */
function WaysOut() {
  const text = useText();
  return (
    <div className={styles.out}>
      <p>{text('accounts.events.unsure')}</p>
      <div className={styles.ways}>
        <ButtonLink to="/settings/account#password" variant="light">
          {text('accounts.events.change_password')}
        </ButtonLink>
        <Button component="a" href="#devices" variant="default">
          {text('accounts.events.end_others')}
        </Button>
      </div>
    </div>
  );
}

function EventList() {
  const text = useText();
  const query = useInfiniteQuery(eventPages());
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (data === undefined)
    return error === null ? (
      <ListSkeleton count={3} />
    ) : (
      <ErrorState error={error} retry={() => void refetch()} />
    );
  const events = data.pages.flatMap(({ results }) => results);
  if (events.length === 0) return <p className={listStyles.alone}>{text('accounts.events.none')}</p>;
  return (
    <>
      <ul className={listStyles.list} aria-label={text('accounts.events.list')}>
        {events.map((event, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may be alike, and their order is fixed.
          <EventRow key={`${event.at} ${event.kind} ${place}`} event={event} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button
          variant="subtle"
          className={listStyles.all ?? ''}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {text('accounts.events.more')}
        </Button>
      ) : null}
      <WaysOut />
    </>
  );
}

/** Recent security events of the member's account, and the ways to end an intruder's access (OPS-6). */
export function SecurityEventsSettings() {
  const text = useText();
  return (
    <SettingsSection
      title={text('accounts.events.title')}
      lead={text('accounts.events.lead')}
      anchor="security-events"
    >
      <EventList />
    </SettingsSection>
  );
}
