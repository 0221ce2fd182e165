import { Button } from '@mantine/core';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { standingLikeDays } from '#contract/discovery/get-standing-like.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { SettingSwitch, SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { CheckList } from '#web/ui/layout/check-points.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './auto-likes/standing-like.module.css';
import { standingLikeQuery, useSetStandingLike } from './auto-likes/standing-like.ts';
import { activeFiltersOf, useFilterText } from './criteria/active-filters.ts';
import { addressOf } from './criteria/member-search.ts';

const StandingLikeDialog = lazy(() =>
  import('./auto-likes/standing-like-dialog.tsx').then((part) => ({ default: part.StandingLikeDialog })),
);

/** Loads the standing like on the server. */
export const prefetchStandingLike = (queries: QueryClient): Promise<void> =>
  queries.prefetchQuery(standingLikeQuery());

const points = [
  'discovery.standing.honest',
  'discovery.standing.pause',
  'discovery.standing.taken_back',
  'discovery.standing.ends',
] as const;

/** The switch for the standing like, the search it uses, and what it does (LIKE-3). Off by default. */
export function StandingLikeSettings() {
  const text = useText();
  const failureText = useFailureText();
  const { data, error, refetch } = useQuery(standingLikeQuery());
  const { mutate, isPending } = useSetStandingLike();
  const [open, setOpen] = useState(false);
  const standing = data?.standing ?? null;
  const wishes = activeFiltersOf(standing?.criteria ?? {});
  const textOf = useFilterText(wishes);
  const end = () =>
    mutate(
      { criteria: null },
      {
        onSuccess: () => toast({ tone: 'success', text: text('kit.saved') }),
        onError: (failure) => toast({ tone: 'danger', text: failureText(failure) }),
      },
    );
  return (
    <SettingsSection
      title={text('discovery.standing.title')}
      lead={text('discovery.standing.lead')}
      anchor="standing-like"
    >
      {error && !data ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      <SettingSwitch
        label={text('discovery.standing.switch')}
        description={text(standing ? 'discovery.standing.on' : 'discovery.standing.off')}
        checked={standing !== null}
        disabled={!data || isPending}
        onChange={(wanted) => (wanted ? setOpen(true) : end())}
      />
      {standing ? (
        <div className={styles.search}>
          <Link to={addressOf(standing.criteria)} className={styles.wishes}>
            {wishes.map(textOf).join(' · ')}
          </Link>
          <Button variant="light" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {text('discovery.standing.change')}
          </Button>
        </div>
      ) : null}
      <CheckList points={points.map((point) => text(point, { days: standingLikeDays }))} />
      <Suspense>
        {open ? (
          <StandingLikeDialog criteria={standing?.criteria ?? null} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </SettingsSection>
  );
}
