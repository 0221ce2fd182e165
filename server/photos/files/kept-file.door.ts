/** The key of the file a kept picture's sizes are made from; null where it is gone. */
export { originalKey as keptFile } from './original-key.ts';
