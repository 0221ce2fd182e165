import { useWriting } from './permission/use-writing.ts';
import { WritingObstacle } from './permission/writing-obstacle.tsx';

/** On a member's profile: why one cannot write to them, and what to do about it; nothing where one can (CHAT-4, ACC-16). */
export function WritingHint({ profile }: { profile: number }) {
  const obstacle = useWriting(profile)?.obstacle;
  return obstacle ? <WritingObstacle obstacle={obstacle} /> : null;
}
