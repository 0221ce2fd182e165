import type { ReactNode } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import styles from './settings-frame.module.css';
import { BackToSettings, SettingsRail } from './settings-rail.tsx';
import { type SectionName, sectionOf } from './settings-sections.ts';

/**
 * A page of the settings: on a wide screen beside the rail, else with a way back to the overview. Null is the
 * overview itself.
 */
export function SettingsFrame(props: { section: SectionName | null; children: ReactNode }) {
  const text = useText();
  const section = props.section === null ? undefined : sectionOf(props.section);
  const title = text(section?.title ?? 'shell.settings');
  return (
    <Page width="frame">
      <PageTitle title={title} />
      <div className={styles.frame}>
        <SettingsRail current={props.section} />
        <div className={styles.content}>
          {section ? <BackToSettings /> : null}
          <PageHead title={title} />
          <div className={styles.settings} data-section={section !== undefined}>
            {props.children}
          </div>
        </div>
      </div>
    </Page>
  );
}
