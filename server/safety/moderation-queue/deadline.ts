import { type Urgency, urgencies } from '#contract/safety/urgency.ts';

const hour = 3_600_000;

/** How many hours each class may wait (DSA-7, decision 0052); those of intimate images are the law's (NCII-1). */
const allowed: Readonly<Record<Urgency, number>> = {
  minors: 24,
  intimate_images: 48,
  threats: 24,
  scams: 72,
  rest: 7 * 24,
};

/** By when what waits since an instant is decided on or answered. */
export const deadline = (urgency: Urgency, since: Date): Date =>
  new Date(since.getTime() + allowed[urgency] * hour);

/** A step of the alarm: what waits since `before` or longer has reached it. */
export interface AlarmStep {
  readonly urgency: Urgency;
  readonly alarm: number;
  readonly before: Date;
}

/** The last step of every class: it is late. */
const late = 3;

/** When operators are warned: of every class when it is late, of intimate images after a day and with four hours left too. */
export const alarmSteps = (now: Date): readonly AlarmStep[] => {
  const step = (urgency: Urgency, alarm: number, hours: number): AlarmStep => ({
    ...{ urgency, alarm },
    before: new Date(now.getTime() - hours * hour),
  });
  return [
    step('intimate_images', 1, 24),
    step('intimate_images', 2, 44),
    ...urgencies.map((urgency) => step(urgency, late, allowed[urgency])),
  ];
};

/** Whole hours until a deadline, none where it is over. */
export const hoursLeft = (due: Date, now: Date): number =>
  Math.max(0, Math.floor((due.getTime() - now.getTime()) / hour));
