/** Everything that later domains may use of operators. */
export { demoCodePath, demoOperator } from './demo-operator.ts';
export { disableOperator } from './disable-operator.ts';
export { eraseAccount } from './erase-account.ts';
export { exportAccount } from './export-account.ts';
export { identifyOperator } from './identify-operator.ts';
export { mailOperator } from './mail-operator.ts';
export { createSetUpLink } from './make-operator.ts';
export { operatorsToAlarm } from './operators-at-work.ts';
export { recordAction } from './record-action.ts';
export { seedDemoOperator } from './seed-demo-operator.ts';
export { servePicture } from './serve-picture.ts';
