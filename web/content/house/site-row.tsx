import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { closeSite } from '#contract/content/house/close-site.ts';
import type { HouseSite } from '#contract/content/house/site.ts';
import { localeOf } from '#contract/kit/locale.ts';
import styles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { languageNames } from '#web/sites/languages-of-country.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { type Companies, SiteCompanyDialog } from './site-company-dialog.tsx';

/** Gives the site another company, after a look at what stays with the present one. */
function ChangeCompany({ site, companies }: { site: HouseSite; companies: Companies }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        aria-label={text('content.house.change_company_of', { host: site.host })}
        onClick={() => setOpen(true)}
      >
        {text('content.house.change_company')}
      </Button>
      {open ? <SiteCompanyDialog site={site} companies={companies} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const closeSiteMutation = () => mutationFor(closeSite, { idempotent: true });

/** Closes a site to new members after a question, or opens it again. */
function CloseSite({ site }: { site: HouseSite }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const closed = site.closed_at !== null;
  const { mutate, isPending } = useMutation({
    ...closeSiteMutation(),
    async onSuccess() {
      toast({ tone: 'success', text: text('kit.saved') });
      await queries.invalidateQueries();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
    onSettled: close,
  });
  const words = closed ? text('content.house.open_site') : text('content.house.close_site');
  const title = closed
    ? text('content.house.open_that', { host: site.host })
    : text('content.house.close_that', { host: site.host });
  return (
    <>
      <Button variant="default" aria-label={title} onClick={() => setAsking(true)}>
        {words}
      </Button>
      {asking ? (
        <Dialog title={title} noCross onClose={close}>
          <p>{closed ? text('content.house.open_what') : text('content.house.close_what')}</p>
          <Group justify="flex-end" mt="lg" gap="xs">
            <Button variant="subtle" onClick={close}>
              {text('kit.cancel')}
            </Button>
            <Button loading={isPending} onClick={() => mutate({ site: site.site, closed: !closed })}>
              {words}
            </Button>
          </Group>
        </Dialog>
      ) : null}
    </>
  );
}

/** One site: its domain, whom it is for, its members, and whether it takes new ones. */
export function SiteRow({
  site,
  niche,
  companies,
}: {
  site: HouseSite;
  niche: string;
  companies: Companies;
}) {
  const text = useText();
  const intl = useIntl();
  const region = intl.formatDisplayName(site.default_country, { type: 'region' });
  const language = localeOf(site.language.slice(0, 2));
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          <a href={site.address}>{site.host}</a>
          {site.is_default ? <Pill>{text('content.house.default_site')}</Pill> : null}
          {site.closed_at === null ? null : <Pill tone="warning">{text('content.house.closed')}</Pill>}
        </p>
        <p className={styles.facts}>
          <span>{niche}</span>
          <span>{language === null ? site.language : languageNames[language]}</span>
          <span>
            {region ?? site.default_country} ({site.currency})
          </span>
          <span>{site.company_name}</span>
          <span>{text('content.house.members', { members: site.members })}</span>
          <span>{text(`content.house.choice.signups.${site.signups}`)}</span>
          {site.closed_at === null ? null : (
            <span>
              {text('content.house.closed_since', {
                date: intl.formatDate(site.closed_at, { dateStyle: 'medium', timeStyle: 'short' }),
              })}
            </span>
          )}
        </p>
      </div>
      <div className={styles.buttons}>
        <ButtonLink variant="default" to={`/console/house/settings?site=${site.site}`}>
          {text('sites.house.settings')}
        </ButtonLink>
        <ChangeCompany site={site} companies={companies} />
        <CloseSite site={site} />
      </div>
    </li>
  );
}
