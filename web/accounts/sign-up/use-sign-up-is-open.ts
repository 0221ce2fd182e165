import { useSearchParams } from 'react-router';
import { useBrowserValue } from '#web/platform/browser/use-browser-value.ts';
import { useSettings } from '#web/sites/settings.ts';
import { rememberedTags, tagsOf } from '#web/tracking/traffic-tags.ts';

const wasSent = () => {
  const { network, ref } = rememberedTags();
  return Boolean(network) || Boolean(ref);
};

/** Whether the site accepts this visitor (ACC-3). The server checks again. */
export function useSignUpIsOpen(): boolean {
  const { signups } = useSettings();
  const [search] = useSearchParams();
  const remembered = useBrowserValue(wasSent, false);
  const { network, ref } = tagsOf(search);
  if (signups === 'with_trafficsource') return remembered || Boolean(network) || Boolean(ref);
  return signups === 'all';
}
