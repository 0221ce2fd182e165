import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { askRelease, releasedPart } from '#contract/accounts/evidence/ask-release.ts';
import { confirmFreeze } from '#contract/accounts/evidence/confirm-freeze.ts';
import { extendHold } from '#contract/accounts/evidence/extend-hold.ts';
import { type Hold, mostReviewDays, reviewDays } from '#contract/safety/hold.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { ActDialog, fieldOf } from './act-dialog.tsx';
import styles from './evidence.module.css';

const confirmFreezeMutation = () => mutationFor(confirmFreeze);
const extendHoldMutation = () => mutationFor(extendHold);
const askReleaseMutation = () => mutationFor(askRelease);

/** Confirms a freeze as the second operator, or ends it. */
function ConfirmFreeze({
  hold,
  confirmed,
  onClose,
}: {
  hold: Hold;
  confirmed: boolean;
  onClose: () => void;
}) {
  const text = useText();
  const name = text(confirmed ? 'accounts.hold.confirm' : 'accounts.hold.reject');
  return (
    <ActDialog
      title={name}
      lead={text(confirmed ? 'accounts.hold.confirm_what' : 'accounts.hold.reject_what')}
      send={name}
      done={text('accounts.hold.done')}
      schema={confirmFreeze.input}
      mutation={confirmFreezeMutation()}
      fields={[]}
      prepare={() => ({ hold: hold.id, confirmed })}
      onClose={onClose}
    />
  );
}

function ExtendHold({ hold, onClose }: { hold: Hold; onClose: () => void }) {
  const text = useText();
  return (
    <ActDialog
      title={text('accounts.hold.extend')}
      lead={text('accounts.hold.extend_what')}
      send={text('accounts.hold.extend')}
      done={text('accounts.hold.extended')}
      schema={extendHold.input}
      mutation={extendHoldMutation()}
      fields={['days', 'reasons']}
      prepare={({ days, reasons }) => ({ hold: hold.id, days: Number(days), reasons })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextInput
            {...fieldOf(form, 'days')}
            type="number"
            inputMode="numeric"
            label={text('accounts.hold.days')}
            defaultValue={reviewDays(hold.ground)}
            min={1}
            max={mostReviewDays}
          />
          <TextInput
            {...fieldOf(form, 'reasons')}
            label={text('accounts.hold.reasons')}
            maxLength={120}
            autoComplete="off"
          />
        </>
      )}
    </ActDialog>
  );
}

function AskRelease({ hold, onClose }: { hold: Hold; onClose: () => void }) {
  const text = useText();
  const isFrozen = hold.freeze === 'unconfirmed' || hold.freeze === 'confirmed';
  const parts = releasedPart.options.filter((part) => part === 'all' || isFrozen);
  return (
    <ActDialog
      title={text('accounts.hold.release')}
      lead={text('accounts.hold.release_what')}
      send={text('accounts.hold.release')}
      done={text('accounts.hold.asked')}
      schema={askRelease.input}
      mutation={askReleaseMutation()}
      fields={['part']}
      prepare={({ part }) => ({ hold: hold.id, part })}
      onClose={onClose}
    >
      {() => (
        <NativeSelect
          name="part"
          label={text('accounts.hold.release_part')}
          data={parts.map((value) => ({ value, label: text(`accounts.hold.part.${value}`) }))}
        />
      )}
    </ActDialog>
  );
}

type Act = 'confirm' | 'reject' | 'extend' | 'release';

/** The acts on a hold in force. `children`: further acts beside them. */
export function HoldActs({ hold, children }: { hold: Hold; children?: ReactNode }) {
  const text = useText();
  const [act, setAct] = useState<Act | null>(null);
  if (hold.released_at !== null) return null;
  const close = () => setAct(null);
  const button = (name: Act, variant: 'filled' | 'default' = 'default') => (
    <Button size="sm" variant={variant} onClick={() => setAct(name)}>
      {text(`accounts.hold.${name}`)}
    </Button>
  );
  return (
    <div className={styles.acts}>
      {hold.freeze === 'unconfirmed' && !hold.own ? (
        <>
          {button('confirm', 'filled')}
          {button('reject')}
        </>
      ) : null}
      {children}
      {button('extend')}
      {hold.release_waits ? null : button('release')}
      {act === 'confirm' || act === 'reject' ? (
        <ConfirmFreeze hold={hold} confirmed={act === 'confirm'} onClose={close} />
      ) : null}
      {act === 'extend' ? <ExtendHold hold={hold} onClose={close} /> : null}
      {act === 'release' ? <AskRelease hold={hold} onClose={close} /> : null}
    </div>
  );
}
