import { useId } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import type { CompanyFacts } from './company.ts';
import styles from './company-card.module.css';

/**
 * The company of the site and how to reach it, below every information page (CON-16, SITE-5). A preview is not a
 * region, because a page may show several.
 */
export function CompanyCard(props: { company: CompanyFacts; site: string; preview?: boolean }) {
  const { company, site, preview = false } = props;
  const text = useText();
  const title = useId();
  const Part = preview ? 'div' : 'section';
  const { name, tradenames, address, country, kvk, vat, email, phone, phoneLink } = company;
  const facts = [
    [text('content.page.company_tradenames'), tradenames],
    [text('content.page.company_address'), [address, country].filter((part) => part !== '').join(', ')],
    [text('content.page.company_kvk'), kvk],
    [text('content.page.company_vat'), vat],
  ].filter(([, fact]) => fact !== '');
  return (
    <Part
      className={preview ? `${styles.card} ${styles.preview}` : styles.card}
      aria-labelledby={preview ? undefined : title}
    >
      <h2 id={title} className={styles.title}>
        {text('content.page.company')}
      </h2>
      <p>{text('content.page.company_lead', { company: name, site })}</p>
      <dl className={styles.facts}>
        {facts.map(([what, fact]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
        {email === '' ? null : (
          <div>
            <dt>{text('content.page.company_email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {[
          [text('content.page.company_authorities'), company.authorityEmail],
          [text('content.page.company_members'), company.memberEmail],
        ].map(([what, address]) =>
          address === '' ? null : (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                <a href={`mailto:${address}`}>{address}</a>
              </dd>
            </div>
          ),
        )}
        {company.disputeBody === '' ? null : (
          <div>
            <dt>{text('content.page.company_disputes')}</dt>
            <dd>
              {company.disputeLink === '' ? (
                company.disputeBody
              ) : (
                <a href={company.disputeLink}>{company.disputeBody}</a>
              )}
            </dd>
          </div>
        )}
        {phone === '' ? null : (
          <div>
            <dt>{text('content.page.company_phone')}</dt>
            <dd>
              <a href={`tel:${phoneLink}`}>{phone}</a>
            </dd>
          </div>
        )}
      </dl>
    </Part>
  );
}
