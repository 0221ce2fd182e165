import { Button, Group } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { findFolded } from './find-folded.ts';
import { findLinks } from './find-links.ts';
import styles from './message-text.module.css';

/**
 * Shows the full address from a message before it is opened. Opening it leaks no referrer and no window
 * handle.
 */
function LinkDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('chat.link_title')} onClose={onClose}>
      <p className={styles.leads}>
        {text('chat.link_leads')} <strong>{new URL(address).host}</strong>
      </p>
      <p className={styles.address}>{address}</p>
      <p className={styles.caution}>{text('chat.link_caution')}</p>
      <Group justify="flex-end" mt="lg" gap="xs">
        <CopyButton content={address} />
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          referrerPolicy="no-referrer"
          rightSection={<IconExternalLink size={18} aria-hidden />}
          onClick={onClose}
        >
          {text('chat.link_open')}
        </Button>
      </Group>
    </Dialog>
  );
}

const marked = (text: string, sought: string): ReactNode => {
  const found = findFolded(text, sought);
  if (found.length === 0) return text;
  const parts: ReactNode[] = [];
  let done = 0;
  for (const [from, to] of found) {
    parts.push(
      text.slice(done, from),
      <mark key={from} className={styles.found}>
        {text.slice(from, to)}
      </mark>,
    );
    done = to;
  }
  return [...parts, text.slice(done)];
};

/**
 * The text of a message. An address in the text is not a link: a tap shows where it leads, and it can be
 * opened from there (CHAT-8, TRUST-7). No preview is fetched.
 */
export function MessageText({ text, sought }: { text: string; sought: string }) {
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <>
      {findLinks(text).map((piece) => {
        const { at, address } = piece;
        const words = marked(piece.text, sought);
        return address === null ? (
          <span key={at}>{words}</span>
        ) : (
          <button key={at} type="button" className={styles.link} onClick={() => setAsked(address)}>
            {words}
          </button>
        );
      })}
      {asked === null ? null : <LinkDialog address={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
