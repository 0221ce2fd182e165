import { Illustration, type Picture } from '#web/ui/brand/illustration.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { CardGridSkeleton, ListSkeleton, TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Part, Shown } from './part.tsx';

const pictures: readonly Picture[] = ['empty', 'hearts', 'search', 'coins', 'match', 'sent', 'broken'];

/** Empty, error and loading states. */
export function States() {
  return (
    <Part title="States">
      <Shown name="EmptyState" wide>
        <EmptyState title="Nog geen chats" body="Zoek iemand die je leuk vindt en stuur een bericht.">
          <ButtonLink to="#content">De volgende stap</ButtonLink>
        </EmptyState>
      </Shown>
      <Shown name="ErrorState" wide>
        <ErrorState error={new Error('no connection')} retry={() => {}} />
      </Shown>
      <Shown name="TextSkeleton, ListSkeleton, CardGridSkeleton" wide>
        <TextSkeleton />
        <ListSkeleton count={2} />
        <CardGridSkeleton count={4} />
      </Shown>
      <Shown name="Illustration">
        {pictures.map((picture) => (
          <Illustration key={picture} picture={picture} width={160} />
        ))}
      </Shown>
    </Part>
  );
}
