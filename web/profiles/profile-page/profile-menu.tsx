import { IconBan, IconDots, IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { BlockDialog } from '#web/safety/block-dialog.tsx';
import { DropMenu } from '#web/ui/buttons/drop-menu.tsx';
import { ReportProfile } from '../reports/report-profile.tsx';

/** The menu with the remaining actions on a member: block and report (PROF-2, SAFE-1). */
export function ProfileMenu({ card, blocked }: { card: ProfileCard; blocked: boolean }) {
  const text = useText();
  const [open, setOpen] = useState<'block' | 'report' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <DropMenu
        label={text('profiles.menu', { name: card.name })}
        button={<IconDots size={24} aria-hidden />}
      >
        {blocked ? null : (
          <button type="button" data-menu-item onClick={() => setOpen('block')}>
            <IconBan size={20} aria-hidden />
            {text('safety.block.do')}
          </button>
        )}
        <button type="button" data-menu-item onClick={() => setOpen('report')}>
          <IconFlag size={20} aria-hidden />
          {text('profiles.report.send')}
        </button>
      </DropMenu>
      {open === 'block' ? <BlockDialog id={card.id} name={card.name} onClose={close} /> : null}
      {open === 'report' ? <ReportProfile card={card} blocked={blocked} onClose={close} /> : null}
    </>
  );
}
