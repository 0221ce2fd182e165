import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { data } from 'react-router';
import { useHydrated } from '#web/platform/browser/use-browser-value.ts';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { Illustration, type Picture } from '#web/ui/brand/illustration.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { CardGridSkeleton, ListSkeleton, TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ButtonSamples } from './controls.tsx';
import styles from './dev.module.css';
import { FieldSamples } from './fields.tsx';
import { FoundationSamples } from './foundations.tsx';
import { NoticeSamples } from './notices.tsx';
import { DevSection, Variants } from './part.tsx';
import { PeopleSamples } from './people.tsx';
import { ColorScheme } from './scheme.tsx';

const pictures: readonly Picture[] = ['empty', 'hearts', 'search', 'coins', 'match', 'sent', 'broken'];

/** Empty, error and loading states. */
function StateSamples() {
  return (
    <DevSection title="States">
      <Variants name="EmptyState" wide>
        <EmptyState title="Nog geen chats" body="Zoek iemand die je leuk vindt en stuur een bericht.">
          <ButtonLink to="#content">De volgende stap</ButtonLink>
        </EmptyState>
      </Variants>
      <Variants name="ErrorState" wide>
        <ErrorState error={new Error('no connection')} retry={() => {}} />
      </Variants>
      <Variants name="TextSkeleton, ListSkeleton, CardGridSkeleton" wide>
        <TextSkeleton />
        <ListSkeleton count={2} />
        <CardGridSkeleton count={4} />
      </Variants>
      <Variants name="Illustration">
        {pictures.map((picture) => (
          <Illustration key={picture} picture={picture} width={160} />
        ))}
      </Variants>
    </DevSection>
  );
}

const kinds = ['center', 'bottom', 'stays'] as const;

/** Dialogs and sheets over the page. */
function OverlaySamples() {
  const [open, setOpen] = useState<(typeof kinds)[number] | null>(null);
  const close = () => setOpen(null);
  return (
    <DevSection title="Dialogs and sheets">
      <Variants name="Dialog">
        {kinds.map((kind) => (
          <Button key={kind} variant="default" onClick={() => setOpen(kind)}>
            {kind}
          </Button>
        ))}
      </Variants>
      {open === null ? null : (
        <Dialog
          title="A title that asks something"
          placement={open === 'bottom' ? 'bottom' : 'center'}
          stays={open === 'stays'}
          onClose={close}
        >
          <p>What it is about, in a sentence or two that wrap on a phone.</p>
          <div style={{ display: 'flex', gap: 8, marginTop: 16 }}>
            <Button onClick={close}>Yes</Button>
            <Button variant="default" onClick={close}>
              No
            </Button>
          </div>
        </Dialog>
      )}
    </DevSection>
  );
}

/** Exists only in the demo. */
export const loader = pageLoader(async ({ demo }) => {
  if (!demo) throw data(null, { status: 404, statusText: 'Not Found' });
});

const title = 'Building blocks';

const schemes = ['light', 'dark'] as const;

/** Shows every component of web/ui in each state and in both colour schemes, for developers. */
export default function DevUiPage() {
  const { name } = useSettings();
  const isShown = useHydrated();
  // Mantine's dark rules also apply below a dark root, and Mantine sets the root again when the device changes
  // its scheme. The root stays light while both schemes are shown.
  useEffect(() => {
    if (!isShown) return;
    const root = document.documentElement;
    const asked = root.dataset.mantineColorScheme;
    const keepLight = () => {
      if (root.dataset.mantineColorScheme !== 'light') root.dataset.mantineColorScheme = 'light';
    };
    keepLight();
    const watch = new MutationObserver(keepLight);
    watch.observe(root, { attributes: true, attributeFilter: ['data-mantine-color-scheme'] });
    return () => {
      watch.disconnect();
      root.dataset.mantineColorScheme = asked;
    };
  }, [isShown]);
  return (
    <div className={styles.both}>
      <PageTitle title={title} />
      <PageHead title={title} lead="web/ui, light and dark." />
      {isShown ? (
        <div className={styles.schemes}>
          {schemes.map((scheme) => (
            <ColorScheme key={scheme} name={scheme}>
              <FoundationSamples name={name} />
              <ButtonSamples />
              <FieldSamples scheme={scheme} />
              <NoticeSamples scheme={scheme} />
              <OverlaySamples />
              <StateSamples />
              <PeopleSamples />
            </ColorScheme>
          ))}
        </div>
      ) : null}
    </div>
  );
}
