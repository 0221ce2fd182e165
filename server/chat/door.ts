/** Everything that later domains may use of chat. */

export { forbiddenSentences } from './editors/forbidden-sentences.ts';
export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
export { keepAcknowledgement } from './fictional/acknowledge-fictional.ts';
export { readHistory } from './history/get-messages.ts';
export { listChats } from './inbox/get-chats.ts';
export { sendPaidMessage } from './messages/send-paid-message.ts';
export { sendWaitingMessage } from './messages/send-waiting-message.ts';
export { removeWaitingCopies } from './reports/remove-waiting-copies.ts';
export { takeMeasures } from './reports/take-measures.ts';
export { announceConfirmed } from './unconfirmed/announce-confirmed.ts';
export { countedNetwork, countedNetworks } from './unconfirmed/unconfirmed-limits.ts';
