import { Loader } from '@mantine/core';
import { useText } from '#web/platform/intl/use-text.tsx';
import { proving } from '#web/platform/proof/prove.ts';
import { useStore } from '#web/platform/store.ts';
import { useIsSlow } from '#web/ui/feedback/use-slow.ts';
import styles from './proof-notice.module.css';

/** Shown while the browser computes a proof of work for longer than a second (SAFE-8). */
export function ProofNotice() {
  const text = useText();
  const shown = useIsSlow(useStore(proving) > 0, 1000);
  return (
    <div role="status" className={shown ? styles.notice : undefined}>
      {shown ? (
        <>
          <Loader size={18} color="currentColor" aria-hidden />
          {text('shell.proving')}
        </>
      ) : null}
    </div>
  );
}
