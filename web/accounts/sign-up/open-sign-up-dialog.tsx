import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useStore } from '#web/platform/store.ts';
import { useSettings } from '#web/sites/settings.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { screenToShow } from '../sign-up-steps/screens.ts';
import { isUntouched, useSignUpDraft } from '../sign-up-steps/sign-up-draft.ts';
import { SignUpSteps, type Steps } from '../sign-up-steps/sign-up-steps.tsx';
import { type SignUp, useSignUp } from '../sign-up-steps/use-sign-up.ts';
import { InviteForm } from './invite-form.tsx';
import styles from './open-sign-up-dialog.module.css';
import { closeSignUpDialog, openScreen, signUpDialogStore, stepBack } from './sign-up-dialog-store.ts';
import { useSignUpGate } from './use-sign-up-gate.ts';

/** Shown before an unfinished sign-up is closed: says what is kept and what is lost (MEET-13). */
function AbandonSignUpDialog({ onStop, onGoOn }: { onStop: () => void; onGoOn: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('accounts.stop.title')} onClose={onGoOn}>
      <p>{text('accounts.stop.body')}</p>
      <div className={styles.choice}>
        <Button onClick={onGoOn}>{text('accounts.stop.go_on')}</Button>
        <Button variant="default" onClick={onStop}>
          {text('accounts.stop.stop')}
        </Button>
      </div>
    </Dialog>
  );
}

/** The screen of the sign-up dialog. A screen with errors cannot be passed. */
function useDialogSteps({ openScreen: furthest, asked }: SignUp): Steps {
  const dialog = useStore(signUpDialogStore);
  return {
    screen: screenToShow(Math.min(dialog?.screen ?? 0, furthest), asked),
    ready: true,
    open: openScreen,
    back: stepBack,
  };
}

function Form({ target, invite }: { target: ProfileCard | null; invite: string | null }) {
  const navigate = useNavigate();
  const go = async (path: string) => {
    await closeSignUpDialog();
    await navigate(path);
  };
  const signUp = useSignUp({ target, invite, go: (path) => void go(path) });
  const steps = useDialogSteps(signUp);
  return <SignUpSteps signUp={signUp} steps={steps} target={target} heading="h3" />;
}

/** The content of the sign-up dialog. Asks for confirmation before typed text is discarded. */
export function OpenSignUpDialog({ target }: { target: ProfileCard | null }) {
  const text = useText();
  const { name } = useSettings();
  const gate = useSignUpGate();
  const draft = useSignUpDraft();
  const [asks, setAsks] = useState(false);
  const stop = () => {
    setAsks(false);
    void closeSignUpDialog();
  };
  return (
    <>
      <Dialog
        title={text('accounts.sign_up.page', { name })}
        hideTitle
        stays
        className={styles.dialog}
        onClose={() => (isUntouched(draft) ? stop() : setAsks(true))}
      >
        <div className={styles.content}>
          {gate.isOpen ? (
            <Form target={target} invite={gate.invite} />
          ) : (
            <InviteForm gate={gate} heading="h3" />
          )}
        </div>
      </Dialog>
      {asks ? <AbandonSignUpDialog onStop={stop} onGoOn={() => setAsks(false)} /> : null}
    </>
  );
}
