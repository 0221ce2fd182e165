import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';

const shownFor = 2500;

/**
 * Copies a text to the clipboard and confirms it. `what` distinguishes several such buttons for screen
 * readers.
 */
export function CopyButton({ content, what }: { content: string; what?: string }) {
  const text = useText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = window.setTimeout(() => setCopied(false), shownFor);
    return () => window.clearTimeout(timer);
  }, [copied]);
  // Without a clipboard (an old browser, a page without https) the text can still be selected by hand.
  const copy = () =>
    void navigator.clipboard?.writeText(content).then(
      () => setCopied(true),
      () => {},
    );
  const said = text(copied ? 'kit.copied' : 'kit.copy');
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} aria-hidden />}
      aria-label={what && `${said}: ${what}`}
      onClick={copy}
    >
      <span aria-live="polite">{said}</span>
    </Button>
  );
}
