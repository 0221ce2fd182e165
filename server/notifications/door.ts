/** Everything that later domains may use of notifications. */
export { accountsOfAddress, addressOf, findMemberByEmail } from './addresses/address-of.ts';
export { barAddress, barsOfAddress, isBarred } from './addresses/barred-address.ts';
export { changeAddress, lockAddress, registerAddress, verifyAddress } from './addresses/change-address.ts';
export { languageOf, readerLanguage, setLanguage } from './addresses/language-of.ts';
export { reduceMails, setOptionalMailsPaused } from './choices/change-mail-frequency.ts';
export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
export { dateTimeText, dayText } from './mail/date-text.ts';
export { sendMail, unsubscribeTokenOf } from './mail/send-mail.ts';
export { type MailToNonMember, sendMailToNonMember } from './mail/send-mail-to-non-member.ts';
export { notificationAudience } from './news/audience.sql.ts';
export { mailNews, mailNewsJob, type UnseenNews } from './news/mail-news.job.ts';
export { notifyMember } from './news/notify-member.ts';
export { pushNews } from './push/push-news.ts';
export { removePush } from './push/unsubscribe-push.ts';
