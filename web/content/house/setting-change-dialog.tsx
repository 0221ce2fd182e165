import { Alert, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { changeSetting } from '#contract/content/house/change-setting.ts';
import type { listSettings, SiteSetting } from '#contract/content/house/list-settings.ts';
import { previewSetting } from '#contract/content/house/preview-setting.ts';
import type { PlannedChange, SettingValue } from '#contract/content/house/setting.ts';
import { dangerousSettings } from '#contract/content/house/setting-kind.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import styles from '#web/operators/console-house.module.css';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { readSettingField, SettingField } from './setting-field.tsx';
import { SettingPreview } from './setting-preview.tsx';

/** The site on the page, and every site with its own values. */
export type SettingSites = Pick<AnswerOf<typeof listSettings>, 'site' | 'sites'>;

const previewMutation = () => mutationFor(previewSetting);
const changeMutation = () => mutationFor(changeSetting);

type Wanted = Parameters<ReturnType<typeof previewMutation>['mutationFn'] & object>[0];

interface Preview {
  readonly wanted: Wanted;
  readonly changes: readonly PlannedChange[];
}

/** The sites on which the change is made: the site on the page, and others that the operator ticks. */
function SiteChoice({ of }: { of: SettingSites }) {
  const text = useText();
  if (of.sites.length === 1) return <input type="hidden" name="site" value={of.site} />;
  return (
    <fieldset className={styles.checks}>
      <legend>{text('content.house.on_sites')}</legend>
      {of.sites.map(({ site, host }) => (
        <CheckField
          key={site}
          className={styles.check}
          name="site"
          value={site}
          defaultChecked={site === of.site}
          label={host}
        />
      ))}
    </fieldset>
  );
}

interface SettingChange {
  readonly setting: SiteSetting;
  readonly of: SettingSites;
  /** An earlier value from the history; null proposes the default. */
  readonly proposed: SettingValue | null | undefined;
}

/** Asks the new value and its sites, or the default again. */
function ValueForm(
  props: SettingChange & {
    hidden: boolean;
    busy: boolean;
    /** The error of the value. */
    error: string | undefined;
    /** An error of anything else. */
    failure: string | null;
    onAsk: (wanted: Wanted) => void;
  },
) {
  const { setting, of, proposed, hidden, busy, error, failure, onAsk } = props;
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const { name } = setting;
  const ask = (value: SettingValue | null) => {
    if (form.current === null) return;
    const chosen = new Set(new FormData(form.current).getAll('site').map(Number));
    const sites = of.sites
      .filter(({ site }) => chosen.has(site))
      .map(({ site, own }) => ({ site, seen: own[name] ?? null }));
    onAsk({ setting: name, value, sites });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(readSettingField(name, new FormData(event.currentTarget)));
  };
  return (
    <form ref={form} className={styles.form} noValidate hidden={hidden} onSubmit={submit}>
      <p>{text(`content.setting.${name}_what`)}</p>
      {dangerousSettings.has(name) ? (
        <p className={styles.warning}>{text(`content.setting.${name}_danger`)}</p>
      ) : null}
      <SettingField
        setting={name}
        value={proposed ?? (proposed === null ? setting.default_value : setting.value)}
        offered={Array.isArray(setting.default_value) ? setting.default_value : []}
        error={error}
      />
      <SiteChoice of={of} />
      {failure === null ? null : (
        <Alert color="red" variant="light" role="alert">
          {failure}
        </Alert>
      )}
      <div className={styles.buttons}>
        <Button type="submit" loading={busy}>
          {text('content.house.preview')}
        </Button>
        {setting.own === null ? null : (
          <Button variant="default" onClick={() => ask(null)}>
            {text('content.house.use_default')}
          </Button>
        )}
      </div>
    </form>
  );
}

/**
 * Changes a setting in two steps: the new value with its sites, then a preview of before and after, which is
 * saved.
 */
export function SettingChangeDialog({ onClose, ...change }: SettingChange & { onClose: () => void }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const [preview, setPreview] = useState<Preview | null>(null);
  const { name } = change.setting;
  const asked = useMutation({
    ...previewMutation(),
    onSuccess: ({ changes }, wanted) => setPreview({ wanted, changes }),
  });
  const saved = useMutation({
    ...changeMutation(),
    async onSuccess() {
      toast({ tone: 'success', text: text('kit.saved') });
      onClose();
      await queries.invalidateQueries();
    },
  });
  const atField = asked.error instanceof ApiProblem ? asked.error.errors[0]?.detail : undefined;
  const error = atField === undefined ? asked.error : null;
  return (
    <Dialog title={text(`content.setting.${name}`)} stays={saved.isPending} onClose={onClose}>
      <ValueForm
        {...change}
        hidden={preview !== null}
        busy={asked.isPending}
        error={atField}
        failure={error === null ? null : failure(error)}
        onAsk={(wanted) => asked.mutate(wanted)}
      />
      {preview === null ? null : (
        <SettingPreview
          setting={name}
          changes={preview.changes}
          busy={saved.isPending}
          failure={saved.error === null ? null : failure(saved.error)}
          onBack={() => {
            saved.reset();
            setPreview(null);
          }}
          onSave={(confirmed) => saved.mutate({ ...preview.wanted, confirmed: [...confirmed] })}
        />
      )}
    </Dialog>
  );
}
