import { useWriting } from './permission/use-writing.ts';
import { WritingObstacle } from './permission/writing-obstacle.tsx';

/**
 * On a member's profile: why the viewer cannot write to them, and what to do about it. Empty if the viewer
 * can (CHAT-4, ACC-16).
 */
export function WritingHint({ profile }: { profile: { id: number; name: string } }) {
  const obstacle = useWriting(profile.id)?.obstacle;
  return obstacle ? <WritingObstacle obstacle={obstacle} person={profile} /> : null;
}
