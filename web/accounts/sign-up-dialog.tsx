import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { rememberTags, tagsOf } from '#web/tracking/traffic-tags.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { InviteForm } from './parts/invite-form.tsx';
import styles from './parts/sign-up-dialog.module.css';
import { SignUpSteps } from './parts/sign-up-steps.tsx';
import { StopDialog } from './parts/stop-dialog.tsx';
import { arriveAtPage, closeDialog, dialogStore, watchHistory } from './state/sign-up-dialog.ts';
import { isUntouched, useDraft } from './state/sign-up-draft.ts';
import { useDialogStep } from './state/use-dialog-step.ts';
import { useSignUp } from './state/use-sign-up.ts';
import { useSignUpGate } from './state/use-sign-up-gate.ts';
import { useUser } from './user.ts';

function Form({ target, invite }: { target: ProfileCard | null; invite: string | null }) {
  const navigate = useNavigate();
  const go = async (path: string) => {
    await closeDialog();
    await navigate(path);
  };
  const signUp = useSignUp({ target: target?.id ?? null, invite, go: (path) => void go(path) });
  const steps = useDialogStep(signUp.openStep);
  return <SignUpSteps signUp={signUp} steps={steps} target={target} heading="h3" />;
}

function OpenDialog({ target }: { target: ProfileCard | null }) {
  const text = useText();
  const { name } = useSettings();
  const gate = useSignUpGate();
  const draft = useDraft();
  const [asks, setAsks] = useState(false);
  const stop = () => {
    setAsks(false);
    void closeDialog();
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
      {asks ? <StopDialog onStop={stop} onGoOn={() => setAsks(false)} /> : null}
    </>
  );
}

/**
 * The sign-up over a page, for a visitor (SHELL-2). It stays until its cross is used, it has ended, or it leads to the
 * login (ACC-2, MEET-13): Esc and the backdrop would throw away what somebody typed. Mounted once by each layout.
 */
export function SignUpDialog() {
  const { key } = useLocation();
  const [search] = useSearchParams();
  const isVisitor = useUser() === null;
  const dialog = useSyncExternalStore(dialogStore.subscribe, dialogStore.read, dialogStore.readOnServer);

  useEffect(watchHistory, []);
  useEffect(() => {
    if (isVisitor) rememberTags(tagsOf(search));
  }, [isVisitor, search]);
  // Another page, by a link of the dialog or by going back further than it goes.
  useEffect(() => arriveAtPage(key), [key]);

  return isVisitor && dialog ? <OpenDialog target={dialog.target} /> : null;
}
