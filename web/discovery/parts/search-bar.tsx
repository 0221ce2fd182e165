import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './search-bar.module.css';
import { SearchForm } from './search-form.tsx';

type SearchProps = Omit<ComponentProps<typeof SearchForm>, 'layout' | 'onDone'>;

/** The search in a few words, such as "Vrouwen, 25–40, Nederland". */
function useSummary({ search, sought }: SearchProps): string {
  const text = useText();
  const intl = useIntl();
  const gender = search.gender ?? sought;
  const parts = [
    text(gender === 'female' ? 'discovery.women' : 'discovery.men'),
    `${search.minAge}–${search.maxAge}`,
    search.country === null
      ? ''
      : (intl.formatDisplayName(search.country, { type: 'region' }) ?? search.country),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** The search form: a calm bar on wide screens, behind a button in a sheet from below on phones. */
export function SearchBar(props: SearchProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const summary = useSummary(props);
  const close = () => setOpen(false);
  return (
    <>
      <div className={styles.wide}>
        <SearchForm {...props} layout="bar" />
      </div>
      <Button
        className={styles.phone}
        variant="default"
        justify="space-between"
        fullWidth
        aria-haspopup="dialog"
        aria-expanded={open}
        rightSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {summary}
      </Button>
      {open ? (
        <Dialog title={text('discovery.filter')} placement="bottom" onClose={close}>
          <SearchForm {...props} layout="sheet" onDone={close} />
        </Dialog>
      ) : null}
    </>
  );
}
