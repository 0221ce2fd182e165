import { ageOn } from '#contract/profiles/age.ts';
import type { EvidenceExportRow } from '#server/safety/door.ts';
import type { Connection, EvidencePicture } from './authority-data.ts';
import type { HeldMember } from './held-member.sql.ts';

/** The incident types of the CyberTipline's reporting API. */
const incidentTypes = {
  child_pornography: 'Child Pornography (possession, manufacture, and distribution)',
  enticement: 'Online Enticement of Children for Sexual Acts',
  trafficking: 'Child Sex Trafficking',
  threat: 'Other',
  other: 'Other',
} as const;

interface Reported {
  readonly made: EvidenceExportRow;
  readonly member: HeldMember;
  readonly host: string;
  readonly address: string;
  readonly company: string;
  readonly connections: readonly Connection[];
  readonly pictures: readonly EvidencePicture[];
  readonly now: Date;
}

const captured = ({ ip, port, at, event }: Connection) => ({
  ipAddress: ip,
  port,
  eventName: event === 'log_in' ? 'Login' : 'Other',
  dateTime: at,
});

/**
 * The fields of a CyberTipline report (18 U.S.C. 2258A), filled in as far as the scope of the export allows. An
 * operator copies or sends them; nothing is sent from here (CSAM-2).
 */
export function cyberTipline(reported: Reported) {
  const { made, member, host, address, company, connections, pictures, now } = reported;
  const { scope } = made;
  const known = connections.filter(({ ip }) => ip !== null);
  return {
    incidentSummary: {
      incidentType: incidentTypes[made.incident],
      incidentDateTime: (made.happened_at ?? made.asked_at).toISOString(),
      platform: host,
    },
    internetDetails: { webPageIncident: { url: address } },
    reporter: { companyName: company, legalBasis: made.legal_basis },
    personOrUserReported: {
      espIdentifier: made.member_id,
      espService: host,
      ...(scope.includes('account') && {
        screenName: member.name,
        profileUrl: address,
        personOrUserReportedPerson: {
          email: member.email,
          dateOfBirth: member.date_of_birth,
          age: member.date_of_birth === null ? null : ageOn(member.date_of_birth, now),
          country: member.country,
        },
      }),
      ...(scope.includes('connections') && { ipCaptureEvent: known.map(captured) }),
    },
    fileDetails: pictures.map(({ file, original, sha256_sent, sha256_stored, has_exif, facts }) => ({
      fileName: original ?? file,
      originalFileHash: [sha256_sent, sha256_stored]
        .filter((value) => value !== null)
        .map((value) => ({ hashType: 'SHA256', value })),
      fileViewedByEsp: true,
      exifViewedByEsp: false,
      containsExif: has_exif,
      publiclyAvailable: facts.status === 'active',
      uploadDateTime: facts.created_at ?? null,
    })),
    additionalInfo: made.words,
  };
}
