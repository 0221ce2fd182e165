import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { ActionLink } from '#web/ui/buttons/action-link.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './care-page.module.css';

/** Helplines by country and topic. Names and numbers are the same in every language. */
const helplines = [
  {
    country: 'nl',
    lines: [
      { what: 'life', name: '113 Zelfmoordpreventie', number: '0800-0113' },
      { what: 'talk', name: 'De Luisterlijn', number: '088 0767 000' },
      { what: 'money', name: 'Geldfit', number: '0800-8115' },
      { what: 'fraud', name: 'Fraudehelpdesk', number: '088-7867372' },
    ],
  },
  {
    country: 'be',
    lines: [
      { what: 'life', name: 'Zelfmoordlijn', number: '1813' },
      { what: 'talk', name: 'Tele-Onthaal', number: '106' },
    ],
  },
  {
    country: 'gb',
    lines: [
      { what: 'talk', name: 'Samaritans', number: '116 123' },
      { what: 'money', name: 'StepChange', number: '0800 138 1111' },
    ],
  },
] as const;

/** Helplines for members whose conversation with a fictional profile shows signs of vulnerability (FIC-6). */
export default function CarePage() {
  const text = useText();
  return (
    <Page>
      <PageTitle title={text('chat.care.title')} />
      <PageHead title={text('chat.care.title')} />
      <div className={styles.words}>
        <p>{text('chat.care.intro')}</p>
        <p className={styles.danger}>{text('chat.care.danger')}</p>
      </div>
      <div className={styles.countries}>
        {helplines.map(({ country, lines }) => (
          <Panel key={country} aria-labelledby={`care-${country}`}>
            <h2 id={`care-${country}`} className={styles.country}>
              {text(`chat.care.${country}`)}
            </h2>
            <ul className={styles.lines}>
              {lines.map(({ what, name, number }) => (
                <li key={name} className={styles.line}>
                  <span className={styles.what}>{text(`chat.care.${what}`)}</span>
                  <strong className={styles.name}>{name}</strong>
                  <a href={`tel:${number.replaceAll(/[^\d]/g, '')}`} className={styles.number}>
                    {number}
                  </a>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
      <div className={styles.words}>
        <p>{text('chat.care.elsewhere')}</p>
        <p className={styles.quiet}>{text('chat.care.fictional')}</p>
        <p>
          <ActionLink to="/chats" look="soft">
            {text('chat.care.back')}
          </ActionLink>
        </p>
      </div>
    </Page>
  );
}
