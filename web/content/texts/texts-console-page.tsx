import { useQuery } from '@tanstack/react-query';
import styles from '#web/operators/console-house.module.css';
import { HouseFrame } from '#web/operators/house-frame.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { pagesQuery } from './text-queries.ts';
import { VersionRow } from './version-row.tsx';

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.prefetchQuery(pagesQuery());
});

/** The information pages with the versions in force, announced versions and drafts (CON-17, SAFE-6). */
export default function TextsConsolePage() {
  const text = useText();
  const { data, error, refetch } = useQuery(pagesQuery());
  return (
    <HouseFrame
      title={text('content.texts.title')}
      lead={text('content.texts.lead')}
      query={{ data, error, refetch }}
    >
      {data?.pages.map(({ name, versions }) => (
        <section key={name} className={styles.part} aria-labelledby={`page-${name}`}>
          <h2 id={`page-${name}`} className={styles.heading}>
            {text(`content.texts.page.${name}`)}
          </h2>
          <ul className={styles.list}>
            {versions.map((version) => (
              <VersionRow key={version.version} version={version} />
            ))}
          </ul>
          <div className={styles.buttons}>
            <ButtonLink variant="subtle" to={`/console/house/texts/${name}`}>
              {text('content.texts.archive')}
            </ButtonLink>
          </div>
        </section>
      ))}
    </HouseFrame>
  );
}
