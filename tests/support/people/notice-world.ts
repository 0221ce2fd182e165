import { randomUUID } from 'node:crypto';
import type { Id } from '#contract/kit/id.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { claimComplaint } from '#contract/safety/claim-complaint.ts';
import type { ComplaintSubject } from '#contract/safety/complaint.ts';
import { listReports } from '#contract/safety/list-reports.ts';
import { sendComplaint } from '#contract/safety/send-complaint.ts';
import { applyVerdict, photoPath } from '#server/photos/door.ts';
import type { TestOperator } from './operators.ts';
import type { PeopleService, Person } from './people.ts';

/** Uploads and approves a photo of a member. */
export async function addApproved(
  service: PeopleService,
  person: Person,
  bytes: Uint8Array,
): Promise<{ readonly id: Id; readonly path: string }> {
  const { id } = (await person.api(addPhoto, { photo: new Blob([new Uint8Array(bytes)]) })).answer.photo;
  const { platform } = service;
  await platform.transact((unit) =>
    applyVerdict(platform, unit, { member: person.id, photo: id, from: 'pending', verdict: 'pass' }),
  );
  const path = (await photoPath(platform.db, person.id, id)) ?? '';
  return { id, path };
}

type Notice = Partial<CallOf<typeof sendComplaint>>;

/** Sends a notice as a visitor, and returns its number. */
export async function sendNotice(
  service: PeopleService,
  place: string,
  { subject = 'intimate_image', ...more }: Notice & { readonly subject?: ComplaintSubject } = {},
): Promise<string> {
  const { answer } = await service.client().api(sendComplaint, {
    client_id: randomUUID(),
    words: 'Dit ben ik, en ik wil dit niet.',
    name: 'Eva',
    email: `${randomUUID()}@post.example`,
    good_faith: true,
    ...more,
    subject,
    place,
  });
  return answer.number;
}

/** Claims a notice as an operator, by its number. */
export async function claimNotice(operator: TestOperator, number: string): Promise<Id> {
  const { complaints } = (await operator.client.api(listReports, {})).answer;
  const found = complaints.results.find((one) => one.number === number);
  if (found === undefined) throw new Error('the notice does not wait');
  await operator.client.api(claimComplaint, { complaint: found.id });
  return found.id;
}
