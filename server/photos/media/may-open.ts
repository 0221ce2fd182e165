import type { Grade } from './access-grade.ts';
import type { PhotoAccess } from './photo-access.sql.ts';

/**
 * Whether an address of this grade opens the photo as it is now. A null grade means an unsigned address. An
 * address that was handed out earlier stops working once the photo is rejected, premium-only or withheld
 * (PROF-6, TRUST-1, GDPR-8).
 */
export function mayOpen(grade: Grade | null, photo: PhotoAccess): boolean {
  if (photo.withheld) return false;
  if (grade === 'own') return true;
  if (photo.status !== 'active') return false;
  if (grade === null) return photo.is_main;
  return grade !== 'members' || !photo.premium_only;
}
