import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { longestAuthority, longestCaseNumber, placeHold } from '#contract/accounts/evidence/place-hold.ts';
import type { Id } from '#contract/kit/id.ts';
import {
  type HoldGround,
  holdGround,
  holdGrounds,
  longestReasons,
  reviewDays,
} from '#contract/safety/hold.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { ActDialog, fieldOf, filled } from './act-dialog.tsx';

/** The same form twice is one hold. */
export const placeHoldMutation = () => mutationFor(placeHold, { idempotent: true });

const fields = ['ground', 'words', 'authority', 'case_number'];

function PlaceHoldDialog({ member, freeze, onClose }: { member: Id; freeze: boolean; onClose: () => void }) {
  const text = useText();
  const client = useRef(crypto.randomUUID());
  const [ground, setGround] = useState<HoldGround>('child_abuse');
  const optional = (label: string) => text('accounts.hold.optional', { label });
  return (
    <ActDialog
      title={text(freeze ? 'accounts.hold.freeze' : 'accounts.hold.preserve')}
      lead={text(freeze ? 'accounts.hold.freeze_what' : 'accounts.hold.preserve_what')}
      send={text(freeze ? 'accounts.hold.freeze' : 'accounts.hold.preserve')}
      done={text(freeze ? 'accounts.hold.frozen' : 'accounts.hold.preserved')}
      schema={placeHold.input}
      mutation={placeHoldMutation()}
      fields={fields}
      prepare={(typed) => ({ words: '', ...filled(typed), client_id: client.current, member, freeze })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <NativeSelect
            name="ground"
            label={text('accounts.hold.ground')}
            description={text('accounts.hold.review_after', { days: reviewDays(ground) })}
            value={ground}
            onChange={(event) => setGround(holdGround.parse(event.currentTarget.value))}
            data={holdGrounds.map((value) => ({ value, label: text(`accounts.hold.ground.${value}`) }))}
          />
          <Textarea
            {...fieldOf(form, 'words')}
            label={text('accounts.hold.words')}
            maxLength={longestReasons}
            autosize
            minRows={3}
            maxRows={8}
          />
          <TextInput
            {...fieldOf(form, 'authority')}
            label={optional(text('accounts.hold.authority'))}
            maxLength={longestAuthority}
            autoComplete="off"
          />
          <TextInput
            {...fieldOf(form, 'case_number')}
            label={optional(text('accounts.hold.case_number'))}
            maxLength={longestCaseNumber}
            autoComplete="off"
          />
        </>
      )}
    </ActDialog>
  );
}

/** Opens the form that freezes a member silently, or preserves the evidence alone. */
export function PlaceHold({ member, freeze }: { member: Id; freeze: boolean }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={freeze ? 'filled' : 'default'} onClick={() => setOpen(true)}>
        {text(freeze ? 'accounts.hold.freeze' : 'accounts.hold.preserve')}
      </Button>
      {isOpen ? <PlaceHoldDialog member={member} freeze={freeze} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
