import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { exportHours } from '#contract/safety/evidence-export.ts';
import { longRead } from '#server/platform/database/long-read.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addHours } from '#server/platform/time.ts';
import { type EvidenceExportRow, evidenceExports, finishEvidenceExport } from '#server/safety/door.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { exportSectionsOf } from '../export/export-zip.ts';
import { messagesForAuthority } from './authority-data.sql.ts';
import {
  changedRows,
  connectionsOf,
  type EvidencePicture,
  originalBytes,
  picturesOf,
} from './authority-data.ts';
import { cyberTipline } from './cyber-tipline.ts';
import { jsonArray, jsonSection, type Pages } from './evidence-json.ts';
import { type EvidenceFile, evidenceZip } from './evidence-zip.ts';
import { type HeldMember, heldMember } from './held-member.sql.ts';

/** Makes the file of an approved export for an authority. */
export const makeEvidenceJob = job('accounts/make-evidence', z.object({ export: id }), {
  timeoutSeconds: 1800,
  parallel: 1,
});

/** The sections of a member's own export that belong to a part of this export. */
const sectionsOf = {
  account: ['membership', 'arrival', 'notifications', 'profile', 'account'],
  payments: ['credits'],
} as const;

type Source = Pick<Platform, 'db' | 'storage' | 'keys' | 'clock' | 'config'>;

/** Account and payments as in the member's own export, with the real ids of others. */
async function ownSections(
  platform: Source,
  { member_id: member, scope }: EvidenceExportRow,
): Promise<EvidenceFile[]> {
  const wanted: string[] = [
    ...(scope.includes('account') ? sectionsOf.account : []),
    ...(scope.includes('payments') ? sectionsOf.payments : []),
  ];
  if (wanted.length === 0) return [];
  const { db, storage } = platform;
  const sections = await exportSectionsOf({ db, storage, member, pseudonymOf: String });
  return sections
    .filter(({ file }) => wanted.includes(file.replace('.json', '')))
    .map(({ file, section }) => ({ name: `data/${file}`, content: { parts: () => jsonSection(section) } }));
}

async function pictureFiles(
  platform: Source,
  { member_id: member, scope, conversation_id: conversation }: EvidenceExportRow,
): Promise<{ files: EvidenceFile[]; pictures: EvidencePicture[] }> {
  const files: EvidenceFile[] = [];
  const pictures: EvidencePicture[] = [];
  if (!scope.includes('pictures')) return { files, pictures };
  for await (const { picture, path, key } of picturesOf(platform, { member, scope, conversation })) {
    const { file, original } = picture;
    pictures.push(picture);
    if (key !== null && file !== null) files.push({ name: file, content: { key } });
    const bytes = () => originalBytes(platform, path);
    if (original !== null) files.push({ name: original, content: { bytes } });
  }
  return { files: [{ name: 'pictures.json', content: { json: pictures } }, ...files], pictures };
}

/** All files of an export within its scope. Messages, changed rows and pictures are read while they are written. */
async function evidenceFiles(
  platform: Source,
  made: EvidenceExportRow,
  member: HeldMember,
): Promise<EvidenceFile[]> {
  const { db, config, clock } = platform;
  const { member_id: about, scope, conversation_id: conversation } = made;
  const site = siteById(member.site);
  const connections = scope.includes('connections') ? await connectionsOf(platform, about) : [];
  const { files, pictures } = await pictureFiles(platform, made);
  const tipline = cyberTipline({
    ...{ made, member, connections, pictures, host: site.host, now: clock.now() },
    address: `${siteOrigin(config, site)}/members/${about}`,
    company: site.settings.mail_name,
  });
  const json = (name: string, value: unknown): EvidenceFile => ({ name, content: { json: value } });
  const list = (name: string, pages: () => Pages): EvidenceFile => ({
    name,
    content: { parts: () => jsonArray(pages()) },
  });
  return [
    json('cybertipline.json', tipline),
    ...(await ownSections(platform, made)),
    ...(scope.includes('connections') ? [json('connections.json', connections)] : []),
    ...(scope.includes('messages')
      ? [list('messages.json', () => messagesForAuthority(db, { member: about, conversation }))]
      : []),
    list('changed-rows.json', () => changedRows(platform, { member: about, scope, conversation })),
    ...files,
  ];
}

/** The facts of the request, for the manifest. No name of an operator leaves the service. */
const factsOf = (made: EvidenceExportRow, now: Date) => ({
  export: made.id,
  member: made.member_id,
  authority: made.authority,
  case_number: made.case_number,
  legal_basis: made.legal_basis,
  scope: made.scope,
  conversation: made.conversation_id,
  asked_at: made.asked_at.toISOString(),
  made_at: now.toISOString(),
  approved_by_two_operators: true,
});

/** Writes the sealed file of an export from one snapshot, and returns the SHA-256 of the ZIP in it. */
async function storeExport(
  platform: Source,
  { made, member, key, now }: { made: EvidenceExportRow; member: HeldMember; key: string; now: Date },
): Promise<Buffer> {
  const { storage, keys } = platform;
  return longRead(platform.db, async (snapshot) => {
    const files = await evidenceFiles({ ...platform, db: snapshot }, made, member);
    const hash = createHash('sha256');
    const hashed = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    const zip = evidenceZip(files, { storage, now, facts: factsOf(made, now) });
    zip.once('error', (error) => hashed.destroy(error));
    hashed.once('close', () => zip.destroy());
    await storage.putStream(key, keys.sealStream('accounts/evidence-export', zip.pipe(hashed)), {
      contentType: 'application/octet-stream',
    });
    return hash.digest();
  });
}

/**
 * A retry writes the same file again. Nobody can fetch it before the row says that it is ready. The storage keeps no
 * file of a run that broke.
 */
export const makeEvidence = jobHandler(makeEvidenceJob, async (payload, platform) => {
  const { db, storage, clock } = platform;
  const [made] = await evidenceExports(db, { id: payload.export }, clock.now());
  if (made === undefined || made.storage_key === null || made.ready_at !== null) return;
  const member = await heldMember(db, made.member_id);
  if (member === undefined || member.erased) return;
  const now = clock.now();
  const sha256 = await storeExport(platform, { made, member, key: made.storage_key, now });
  const finished = { id: made.id, sha256, now, expires: addHours(now, exportHours) };
  if (!(await finishEvidenceExport(db, finished))) await storage.delete(made.storage_key);
});
