import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { getFictionalProfile } from '#contract/chat/fictional/get-fictional-profile.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import type { FictionalPicture } from '#contract/photos/fictional/fictional-picture.ts';
import { removeFictionalPicture } from '#contract/photos/fictional/remove-fictional-picture.ts';
import { setMainFictionalPicture } from '#contract/photos/fictional/set-main-fictional-picture.ts';
import houseStyles from '#web/operators/console-house.module.css';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './fictional.module.css';
import { PictureForm } from './picture-form.tsx';

/** The licence and record of a picture. A drawing of the service has none. */
function PictureRecord({ record }: Pick<FictionalPicture, 'record'>) {
  const text = useText();
  const intl = useIntl();
  if (record === null) return <p className={houseStyles.quiet}>{text('photos.record.drawing')}</p>;
  const day = (date: string) => intl.formatDate(date, { dateStyle: 'medium', timeZone: 'UTC' });
  const { person } = record;
  const facts: ReadonlyArray<readonly [string, string]> = [
    [text('photos.record.origin'), text(`photos.origin.${record.origin}`)],
    [text('photos.record.licence'), record.licence],
    [text('photos.record.source'), record.source],
    [text('photos.record.made_on'), day(record.made_on)],
    ...(person === null
      ? ([[text('photos.record.depicts'), text('photos.record.nobody')]] as const)
      : ([
          [text('photos.record.person_name'), person.name],
          [text('photos.record.person_born'), day(person.born)],
          [text('photos.record.identity'), person.identity],
          [text('photos.record.release'), person.release],
        ] as const)),
    [text('photos.record.by'), `${record.recorded_by}, ${day(record.recorded_at)}`],
  ];
  return (
    <dl className={styles.record}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </dl>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);

function OnePicture({
  profile,
  picture,
  number,
}: {
  profile: number;
  picture: FictionalPicture;
  number: number;
}) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const done = {
    onSuccess: async () => {
      setAsks(false);
      await queries.invalidateQueries();
    },
    onError: (error: Error) => toast({ tone: 'danger', text: failure(error) }),
  };
  const main = useMutation({ ...mutationFor(setMainFictionalPicture, { idempotent: true }), ...done });
  const remove = useMutation({ ...mutationFor(removeFictionalPicture), ...done });
  const { photo } = picture;
  return (
    <li className={styles.picture}>
      <span className={styles.shot}>
        <Picture image={picture.image} alt={text('chat.profiles.picture', { number })} size="card" />
      </span>
      <div className={houseStyles.part}>
        {picture.main ? (
          <div>
            <Pill tone="primary">{text('photos.main')}</Pill>
          </div>
        ) : null}
        <PictureRecord record={picture.record} />
        <div className={houseStyles.buttons}>
          {picture.main ? null : (
            <Button
              variant="light"
              size="sm"
              loading={main.isPending}
              onClick={() => main.mutate({ profile, photo })}
            >
              {text('photos.make_main')}
            </Button>
          )}
          <Button variant="subtle" size="sm" color="red" onClick={() => setAsks(true)}>
            {text('photos.remove')}
          </Button>
        </div>
      </div>
      {asks ? (
        <Dialog title={text('photos.remove')} noCross onClose={() => setAsks(false)}>
          <div className={houseStyles.form}>
            <p>{text('photos.record.stays')}</p>
            <div className={houseStyles.buttons}>
              <Button
                color="red"
                loading={remove.isPending}
                onClick={() => remove.mutate({ profile, photo })}
              >
                {text('photos.remove')}
              </Button>
              <Button variant="subtle" onClick={() => setAsks(false)}>
                {text('kit.cancel')}
              </Button>
            </div>
          </div>
        </Dialog>
      ) : null}
    </li>
  );
}

/** The pictures of a fictional profile with their records, and the form for another one (FIC-13). */
export function PicturesPart({ known }: { known: AnswerOf<typeof getFictionalProfile> }) {
  const text = useText();
  return (
    <Panel className={houseStyles.part}>
      <h2 className={houseStyles.heading}>{text('chat.profiles.pictures')}</h2>
      {known.pictures.length === 0 ? (
        <p className={houseStyles.quiet}>{text('chat.profiles.no_pictures')}</p>
      ) : null}
      <ul className={houseStyles.list}>
        {known.pictures.map((picture, at) => (
          <OnePicture key={picture.photo} profile={known.profile} picture={picture} number={at + 1} />
        ))}
      </ul>
      <PictureForm key={known.pictures.length} profile={known.profile} />
    </Panel>
  );
}
