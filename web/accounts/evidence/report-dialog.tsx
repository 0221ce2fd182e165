import { TextInput } from '@mantine/core';
import { useRef } from 'react';
import { authorityOf } from '#contract/accounts/evidence/authorities.ts';
import { longestAuthority, longestCaseNumber } from '#contract/accounts/evidence/place-hold.ts';
import { recordAuthorityReport } from '#contract/accounts/evidence/record-authority-report.ts';
import type { Hold } from '#contract/safety/hold.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { ActDialog, fieldOf } from './act-dialog.tsx';

const recordAuthorityReportMutation = () => mutationFor(recordAuthorityReport, { idempotent: true });

/** The present minute in the form of the field, in the operator's time zone. */
const nowField = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

const momentOf = (typed: string): string => {
  const at = new Date(typed);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
};

/** The steps of a report to the authority of the member's country, recorded with its number (DSA-5). */
export function ReportDialog(props: { hold: Hold; country: string | null; onClose: () => void }) {
  const text = useText();
  const { hold, country, onClose } = props;
  const client = useRef(crypto.randomUUID());
  const { name, address } = authorityOf(country);
  return (
    <ActDialog
      title={text('accounts.hold.report')}
      lead={text('accounts.hold.report_steps', { authority: name })}
      send={text('accounts.hold.record')}
      done={text('accounts.hold.done')}
      schema={recordAuthorityReport.input}
      mutation={recordAuthorityReportMutation()}
      fields={['authority', 'reference', 'reported_at']}
      prepare={({ authority, reference, reported_at: at = '' }) => ({
        ...{ client_id: client.current, hold: hold.id, authority, reference, reported_at: momentOf(at) },
      })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <a href={address} target="_blank" rel="noreferrer">
            {text('accounts.hold.report_page', { authority: name })}
          </a>
          <TextInput
            {...fieldOf(form, 'authority')}
            label={text('accounts.hold.authority')}
            defaultValue={hold.authority ?? name}
            maxLength={longestAuthority}
            autoComplete="off"
          />
          <TextInput
            {...fieldOf(form, 'reference')}
            label={text('accounts.hold.reference')}
            maxLength={longestCaseNumber}
            autoComplete="off"
          />
          <TextInput
            {...fieldOf(form, 'reported_at')}
            type="datetime-local"
            label={text('accounts.hold.reported_at')}
            defaultValue={nowField()}
          />
        </>
      )}
    </ActDialog>
  );
}
