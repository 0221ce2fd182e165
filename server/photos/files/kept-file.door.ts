/** The storage key of a picture's original, from which its sizes are made. Null if the file is deleted. */
export { originalKey as keptFile } from './original-key.ts';
