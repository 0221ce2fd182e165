import { useEffect } from 'react';
import { data } from 'react-router';
import { useHydrated } from '#web/platform/browser/use-hydrated.ts';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ButtonSamples } from './controls.tsx';
import styles from './dev.module.css';
import { FieldSamples } from './fields.tsx';
import { FoundationSamples } from './foundations.tsx';
import { NoticeSamples } from './notices.tsx';
import { OverlaySamples } from './overlays.tsx';
import { PeopleSamples } from './people.tsx';
import { ColorScheme } from './scheme.tsx';
import { StateSamples } from './states.tsx';

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
  // Mantine's dark rules also apply below a dark root. The root is set to light while both schemes are shown.
  useEffect(() => {
    if (!isShown) return;
    const root = document.documentElement;
    const asked = root.dataset.mantineColorScheme;
    root.dataset.mantineColorScheme = 'light';
    return () => {
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
