import { Illustration, type Picture } from '#web/ui/brand/illustration.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { CardGridSkeleton, ListSkeleton, TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { DevSection, Variants } from './part.tsx';

const pictures: readonly Picture[] = ['empty', 'hearts', 'search', 'coins', 'match', 'sent', 'broken'];

/** Empty, error and loading states. */
export function StateSamples() {
  return (
    <DevSection title="States">
      <Variants name="EmptyState" wide>
        <EmptyState title="Nog geen chats" body="Zoek iemand die je leuk vindt en stuur een bericht.">
          <ButtonLink to="#content">De volgende stap</ButtonLink>
        </EmptyState>
      </Variants>
      <Variants name="ErrorState" wide>
        <ErrorState error={new Error('no connection')} retry={() => {}} />
      </Variants>
      <Variants name="TextSkeleton, ListSkeleton, CardGridSkeleton" wide>
        <TextSkeleton />
        <ListSkeleton count={2} />
        <CardGridSkeleton count={4} />
      </Variants>
      <Variants name="Illustration">
        {pictures.map((picture) => (
          <Illustration key={picture} picture={picture} width={160} />
        ))}
      </Variants>
    </DevSection>
  );
}
