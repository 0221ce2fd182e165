import type { Grade } from './access-grade.ts';
import type { KeptPhoto } from './photo-access.sql.ts';

/**
 * Whether an address of this grade opens the photo as it is now: one that was handed out earlier is worth nothing once
 * the photo was refused, kept for premium members or withheld (PROF-6, TRUST-1, GDPR-8). Null: it is not signed.
 */
export function mayOpen(grade: Grade | null, photo: KeptPhoto): boolean {
  if (photo.withheld) return false;
  if (grade === 'own') return true;
  if (photo.status !== 'active') return false;
  if (grade === null) return photo.is_main;
  return grade !== 'members' || !photo.premium_only;
}
