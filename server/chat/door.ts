/** Everything that later domains may use of chat. */
export { readHistory } from './conversations/read-history.ts';
export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
export { keepAcknowledgement } from './fictional/keep-acknowledgement.ts';
export { listChats } from './inbox/list-chats.ts';
export { sendPaidMessage } from './messages/send-paid-message.ts';
export { sendWaitingMessage } from './messages/send-waiting-message.ts';
