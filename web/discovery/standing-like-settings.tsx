import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { standingLikeDays } from '#contract/discovery/standing-like.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { CheckPoints } from '#web/ui/check-points.tsx';
import { useFailureText } from '#web/ui/failure-text.ts';
import { SettingSwitch } from '#web/ui/setting-switch.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { ErrorState } from '#web/ui/state-notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { standingLikeQuery } from './data/get-standing-like.ts';
import { useSetStandingLike } from './data/set-standing-like.ts';
import styles from './parts/standing-like.module.css';
import { addressOf } from './state/member-search.ts';
import { useWishText } from './state/use-wish-text.ts';
import { wishesOf } from './state/wishes.ts';

const StandingLikeDialog = lazy(() =>
  import('./parts/standing-like-dialog.tsx').then((part) => ({ default: part.StandingLikeDialog })),
);

const points = [
  'discovery.standing.honest',
  'discovery.standing.pause',
  'discovery.standing.taken_back',
  'discovery.standing.ends',
] as const;

/** The switch "like newcomers who fit my search", the search it means, and what it does (LIKE-3). Off until one wants it. */
export function StandingLikeSettings() {
  const text = useText();
  const failureText = useFailureText();
  const { data, error, refetch } = useQuery(standingLikeQuery());
  const { mutate, isPending } = useSetStandingLike();
  const [open, setOpen] = useState(false);
  const standing = data?.standing ?? null;
  const wishes = wishesOf(standing?.criteria ?? {});
  const textOf = useWishText(wishes);
  const end = () =>
    mutate(
      { criteria: null },
      { onError: (failure) => toast({ tone: 'danger', text: failureText(failure) }) },
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
      <CheckPoints points={points.map((point) => text(point, { days: standingLikeDays }))} />
      <Suspense>
        {open ? (
          <StandingLikeDialog criteria={standing?.criteria ?? null} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </SettingsSection>
  );
}
