import { useState } from 'react';
import type { Id } from '#contract/kit/id.ts';
import type { MemberProfile } from '#contract/profiles/get-member.ts';
import { PremiumAlert } from '#web/payments/premium-alert.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ReportProfile } from '../reports/report-profile.tsx';
import { PhotoViewer } from './photo-viewer.tsx';

/**
 * A member's photos for another member. Premium-only photos are marked, and each photo can be reported
 * (ACC-16, TRUST-4).
 */
export function MemberPhotos(props: { member: MemberProfile; own: boolean; blocked: boolean }) {
  const text = useText();
  const { member, own, blocked } = props;
  const [premium, setPremium] = useState(false);
  const [reported, setReported] = useState<Id | null>(null);
  return (
    <>
      <PhotoViewer
        member={member}
        unlock={(_photo, className, content) => (
          <button
            type="button"
            className={className}
            aria-label={text('profiles.locked_photo')}
            onClick={() => setPremium(true)}
          >
            {content}
          </button>
        )}
        {...(!own && { onReport: ({ id }) => setReported(id) })}
      />
      {premium ? <PremiumAlert what="premium_photos" onClose={() => setPremium(false)} /> : null}
      {reported === null ? null : (
        <ReportProfile card={member} photo={reported} blocked={blocked} onClose={() => setReported(null)} />
      )}
    </>
  );
}
