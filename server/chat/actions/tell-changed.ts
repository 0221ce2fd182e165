import { messageChanged } from '#contract/chat/events.ts';
import type { Unit } from '#server/platform/platform.ts';
import { messageOf } from '../rules/message-of.ts';
import type { ChangedMessage } from '../store/remove-message.ts';

/** After the commit both members' devices have the message as it is now. */
export function tellChanged(unit: Unit, { row, members }: ChangedMessage): void {
  for (const member of members) unit.emit(member, messageChanged, { message: messageOf(row, member) });
}
