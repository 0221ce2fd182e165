import { Alert, Button, Progress } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { type BadgeTone, CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { CheckList } from '#web/ui/layout/check-points.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { DevSection, Variants } from './part.tsx';

const tones: readonly BadgeTone[] = ['unread', 'quiet', 'new', 'warning', 'danger'];
const counts = [1, 12, 140];

/** Notices and badges. */
export function NoticeSamples({ scheme }: { scheme: string }) {
  return (
    <DevSection title="Notices and badges">
      <Variants name="Banner" wide>
        <Banner
          label={`A banner, ${scheme}`}
          icon={<IconMail size={20} aria-hidden />}
          ways={
            <Button variant="subtle" size="sm">
              Do something
            </Button>
          }
        >
          Bevestig je e-mailadres om te kunnen schrijven.
        </Banner>
      </Variants>
      <Variants name="Alert" wide>
        <Alert color="red" variant="light">
          Dit klopt niet. Kijk je e-mailadres en wachtwoord na.
        </Alert>
        <Alert color="yellow" variant="light">
          Dit kan even duren.
        </Alert>
        <Alert color="green" variant="light">
          Bewaard.
        </Alert>
        <Alert variant="light" title="A title">
          And the words under it.
        </Alert>
      </Variants>
      <Variants name="toast">
        <Button variant="default" onClick={() => toast({ tone: 'success', text: 'Bewaard.' })}>
          Success
        </Button>
        <Button variant="default" onClick={() => toast({ tone: 'danger', text: 'Dat ging niet goed.' })}>
          Danger
        </Button>
        <Button
          variant="default"
          onClick={() =>
            toast({ tone: 'info', text: 'Chat verwijderd.', action: { text: 'Terughalen', run: () => {} } })
          }
        >
          Info, with an action
        </Button>
      </Variants>
      <Variants name="CountBadge">
        {tones.flatMap((tone) =>
          counts.map((count) => (
            <CountBadge key={`${tone}-${count}`} tone={tone} count={count} label={`${tone} ${count}`} />
          )),
        )}
      </Variants>
      <Variants name="Pill">
        <Pill>Quiet</Pill>
        <Pill tone="primary">Primary</Pill>
        <Pill tone="success">Success</Pill>
        <Pill tone="warning">Warning</Pill>
      </Variants>
      <Variants name="CheckPoints" wide>
        <CheckList points={['Onbeperkt likes geven', 'Zien wie jou leuk vindt']} />
      </Variants>
      <Variants name="Progress" wide>
        <Progress value={40} size="lg" radius="xl" aria-label="Progress" />
      </Variants>
    </DevSection>
  );
}
