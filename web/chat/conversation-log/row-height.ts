import { imageDisplaySize } from '../images/image-display-size.ts';
import type { LogRow } from './log-rows.ts';

const perLine = 40;
const lineHeight = 24;

const linesOf = (text: string): number =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / perLine)), 0);

/**
 * Estimates the height of a row before it is drawn. The measured height replaces the estimate without a
 * visible jump.
 */
export function rowHeight(row: LogRow | undefined): number {
  switch (row?.kind) {
    case 'message': {
      const { message, newDay, firstUnread, follows } = row;
      const content = message.image
        ? imageDisplaySize(message.image).height + 10
        : message.gift === null
          ? linesOf(message.text) * lineHeight
          : 158;
      return content + (follows ? 19 : 26) + (newDay ? 50 : 0) + (firstUnread ? 44 : 0);
    }
    case 'outgoing':
      return 26 + linesOf(row.outgoing.text) * lineHeight;
    case 'start':
      return 60;
    default:
      return 44;
  }
}
