import { messageChanged } from '#contract/chat/events.ts';
import type { Unit } from '#server/platform/platform.ts';
import type { ChangedMessage } from './blank-message.sql.ts';
import { toMessage } from './message-view.ts';

/** Sends the changed message to both members' devices after the commit. */
export function notifyMessageChanged(unit: Unit, { row, members }: ChangedMessage): void {
  for (const member of members) unit.emit(member, messageChanged, { message: toMessage(row, member) });
}
