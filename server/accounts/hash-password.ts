/** A password as it is stored, for members who do not come through sign-up (the demo). */
export { hashPassword } from './actions/hash-password.ts';
