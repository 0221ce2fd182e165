import { Alert, Button, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeSiteCompany } from '#contract/content/house/change-site-company.ts';
import type { listSites } from '#contract/content/house/list-sites.ts';
import type { previewSiteCompany } from '#contract/content/house/preview-site-company.ts';
import type { HouseSite } from '#contract/content/house/site.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import styles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { siteCompanyQuery } from './house-queries.ts';

export type Companies = AnswerOf<typeof listSites>['companies'];

const changeMutation = () => mutationFor(changeSiteCompany);

const fields = ['company', 'confirmed'] as const;

/** The effects of the change, and the documents that stay with the present company. */
function Consequences({ preview }: { preview: AnswerOf<typeof previewSiteCompany> }) {
  const text = useText();
  const { before, after, open_orders: orders, mandates, members } = preview;
  const company = before.name;
  return (
    <>
      <ul className={styles.list}>
        <li className={styles.change}>{text('content.house.move_at_once', { company: after.name })}</li>
        <li className={styles.change}>{text('content.house.move_invoices', { company })}</li>
        {orders === 0 ? null : (
          <li className={styles.change}>{text('content.house.move_orders', { orders, company })}</li>
        )}
        {mandates === 0 ? null : (
          <li className={styles.change}>{text('content.house.move_mandates', { mandates, company })}</li>
        )}
      </ul>
      {members === 0 ? null : (
        <p className={styles.warning}>{text('content.house.move_members', { members, company })}</p>
      )}
    </>
  );
}

interface Shown {
  readonly site: HouseSite;
  readonly others: Companies;
  readonly onClose: () => void;
}

function CompanyChoice({ site, others, onClose }: Shown) {
  const text = useText();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState(String(others[0]?.company ?? ''));
  const { data, error, refetch } = useQuery(siteCompanyQuery(site.site, Number(chosen)));
  const form = useCallForm({
    domain: 'content',
    schema: changeSiteCompany.input,
    mutation: changeMutation(),
    fields,
    prepare: ({ company, confirmed }) => ({
      ...{ site: site.site, company: Number(company), seen: site.company },
      confirmed: confirmed === 'yes',
    }),
    async onDone({ host, company_name: company }) {
      toast({ tone: 'success', text: text('content.house.company_changed', { host, company }) });
      onClose();
      await queries.invalidateQueries();
    },
  });
  return (
    <form className={styles.form} {...form.formProps}>
      <NativeSelect
        name="company"
        label={text('content.company.new')}
        value={chosen}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.value);
          form.typed('company');
        }}
        data={others.map(({ company, name }) => ({ value: String(company), label: name }))}
        error={form.errorOf('company')}
      />
      {data === undefined && error !== null ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : null}
      {data === undefined && error === null ? <TextSkeleton lines={4} /> : null}
      {data === undefined ? null : <Consequences preview={data} />}
      {data === undefined || data.members === 0 ? null : (
        <CheckField
          name="confirmed"
          value="yes"
          label={text('content.house.move_confirm')}
          error={form.errorOf('confirmed')}
          onChange={() => form.typed('confirmed')}
        />
      )}
      {form.failure === null ? null : (
        <Alert color="red" variant="light" role="alert">
          {form.failure}
        </Alert>
      )}
      <div className={styles.buttons}>
        <Button type="submit" loading={form.busy} disabled={data === undefined}>
          {text('content.house.change_company')}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {text('kit.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Gives a site another company, with the consequences beside the choice (SAFE-6). */
export function SiteCompanyDialog(props: { site: HouseSite; companies: Companies; onClose: () => void }) {
  const text = useText();
  const { site, companies, onClose } = props;
  const others = companies.filter(({ company }) => company !== site.company);
  return (
    <Dialog
      title={text('content.house.change_company_of', { host: site.host })}
      stays={others.length > 0}
      onClose={onClose}
    >
      <div className={styles.part}>
        <p>{text('content.house.company_now', { company: site.company_name })}</p>
        {others.length > 0 ? (
          <CompanyChoice site={site} others={others} onClose={onClose} />
        ) : (
          <>
            <p>{text('content.house.no_other_company')}</p>
            <div className={styles.buttons}>
              <ButtonLink to="/console/house/company">{text('content.company.new')}</ButtonLink>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
