import { Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { placeHold } from '#contract/accounts/evidence/place-hold.ts';
import type { Id } from '#contract/kit/id.ts';
import { typedText } from '#contract/kit/text.ts';
import { escalatePhoto } from '#contract/profiles/escalate-photo.ts';
import { longestReport } from '#contract/safety/report-reason.ts';
import { call } from '#web/platform/api/api.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ActDialog, fieldOf } from './evidence/act-dialog.tsx';
import styles from './evidence/evidence.module.css';

/** Answers of an operator to a child in a picture. `refuse` only rejects it, which informs the member. */
const choices = ['minor', 'abuse', 'refuse'] as const;

type Choice = (typeof choices)[number];

const escalation = z.object({ choice: z.enum(choices), words: z.optional(typedText(longestReport)) }).check(
  z.refine(({ choice, words }) => choice === 'refuse' || words !== undefined, {
    error: 'required',
    path: ['words'],
  }),
);

interface EscalateDialogProps {
  readonly member: Id;
  /** Null for a picture of a message: its sender can be frozen, not hidden with the picture as the subject. */
  readonly photo: Id | null;
  onClose(): void;
  /** The member is hidden or frozen. */
  onDone(): void;
  onRefuse(): void;
}

/**
 * Escalates a picture that shows a child: hides the member with an urgent case (AGE-4), or freezes the account
 * silently with the evidence preserved (CSAM-2).
 */
export function EscalateDialog({ member, photo, onClose, onDone, onRefuse }: EscalateDialogProps) {
  const text = useText();
  const client = useRef(crypto.randomUUID());
  const [choice, setChoice] = useState<Choice>('abuse');
  const offered = choices.filter((one) => photo !== null || one !== 'minor');
  const act = async ({ choice: chosen, words = '' }: z.output<typeof escalation>): Promise<Choice> => {
    const about = { client_id: client.current, member, words };
    if (chosen === 'minor' && photo !== null) await call(escalatePhoto, { ...about, photo });
    if (chosen === 'abuse')
      await call(placeHold, {
        ...{ ...about, freeze: true, ground: 'child_abuse' },
        ...(photo !== null && { photo }),
      });
    return chosen;
  };
  return (
    <ActDialog
      title={text('accounts.escalate.title')}
      lead={text('accounts.escalate.what')}
      send={text(choice === 'refuse' ? 'photos.review.refuse' : 'photos.review.escalate')}
      done={choice === 'refuse' ? null : text('accounts.escalate.done')}
      schema={escalation}
      mutation={{ mutationFn: act }}
      fields={['choice', 'words']}
      prepare={({ words = '' }) => ({ choice, ...(words.trim() !== '' && { words }) })}
      onClose={onClose}
      onDone={choice === 'refuse' ? onRefuse : onDone}
    >
      {(form) => (
        <>
          <fieldset className={styles.scope}>
            <legend>{text('accounts.escalate.choice')}</legend>
            {offered.map((one) => (
              <label key={one} className={styles.choice}>
                <input
                  type="radio"
                  name="choice"
                  value={one}
                  checked={choice === one}
                  onChange={() => setChoice(one)}
                />
                {text(`accounts.escalate.${one}`)}
              </label>
            ))}
          </fieldset>
          {choice === 'refuse' ? null : (
            <Textarea
              {...fieldOf(form, 'words')}
              label={text('accounts.hold.words')}
              maxLength={longestReport}
              autosize
              minRows={3}
              maxRows={8}
            />
          )}
        </>
      )}
    </ActDialog>
  );
}
