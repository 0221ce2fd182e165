import type { SeededCase } from './seeded-cases.ts';

/** Written by hand, from the table of the guide; not from the code that counts. */
const categoryOf: Readonly<Record<string, string>> = {
  ...{ underage: 'protection_of_minors', intimate_image: 'cyber_violence', threat: 'cyber_violence' },
  ...{ unwanted_sexual: 'cyber_violence', offensive: 'harmful_speech', fake: 'scams_and_fraud' },
  ...{ fake_or_fraud: 'scams_and_fraud', extortion: 'scams_and_fraud', stolen_photo: 'privacy' },
  ...{ privacy: 'privacy', thought_real: 'consumer_information', spam: 'terms', against_terms: 'terms' },
};

const category = (word: string) => categoryOf[word] ?? 'not_specified';

const isLaw = (ground: string) =>
  ground === 'intimate_image' || ground === 'extortion' || ground === 'illegal';

/** Cells of the tables, `part/row/column`. */
export class Sheet {
  readonly counts = new Map<string, number>();
  readonly #hours = new Map<string, number[]>();

  add(part: string, rows: readonly string[], columns: readonly string[], by = 1): void {
    for (const row of ['all', ...rows])
      for (const column of columns) {
        const key = `${part}/${row}/${column}`;
        this.counts.set(key, (this.counts.get(key) ?? 0) + by);
      }
  }

  hours(part: string, row: string, hours: number): void {
    for (const key of [`${part}/all/median`, `${part}/${row}/median`])
      this.#hours.set(key, [...(this.#hours.get(key) ?? []), hours]);
  }

  median(key: string): number | null {
    const sorted = [...(this.#hours.get(key) ?? [])].sort((one, other) => one - other);
    if (sorted.length === 0) return null;
    const middle = sorted.length / 2;
    return sorted.length % 2 === 1
      ? (sorted[Math.floor(middle)] ?? null)
      : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  }
}

function countNotice(sheet: Sheet, of: SeededCase, subject: string): void {
  const isNotice = of.form !== 'complaint';
  const row = category(subject);
  sheet.add('complaints', [subject], ['received']);
  if (isNotice) sheet.add('notices', [row], ['received']);
  // The notice behind a case of our own is not answered in this world.
  if (of.decision === null || of.form === 'notice_case') {
    if (isNotice) sheet.add('complaints', [subject], ['open']);
    return;
  }
  const agreed = of.decision.outcome === 'upheld' || of.decision.ground !== null;
  sheet.add(
    'complaints',
    [subject],
    ['decided', ...(agreed ? ['measure'] : []), ...(of.decision.hours > 168 ? ['late'] : [])],
  );
  sheet.hours('complaints', subject, of.decision.hours);
  if (!isNotice) return;
  sheet.add('notices', [row], ['decided', agreed ? 'measure' : 'no_measure']);
  sheet.hours('notices', row, of.decision.hours);
}

function countMeasure(
  sheet: Sheet,
  measure: string,
  ground: string,
  {
    own,
    automated,
    hours,
    word = ground,
  }: { own: boolean; automated: boolean; hours: number; word?: string },
): void {
  const columns = ['taken', ...(own ? ['own'] : []), ...(automated ? ['automated'] : [])];
  sheet.add('categories', [category(word)], columns);
  sheet.add(
    'measures',
    [measure],
    [...columns, isLaw(ground) ? 'law' : 'terms', ...(own ? [] : ['on_notice'])],
  );
  if (!own) sheet.hours('measures', measure, hours);
  if (automated) sheet.add('automated', [measure], ['taken']);
  if (measure === 'suspended' || measure === 'banned') {
    const key = `misuse/content/${measure}`;
    sheet.counts.set(key, (sheet.counts.get(key) ?? 0) + 1);
  }
}

const groundOfReason = (reason: string) =>
  ({ underage: 'underage', intimate_image: 'intimate_image', extortion: 'extortion', threat: 'offensive' })[
    reason
  ] ?? 'against_terms';

function countHiding(sheet: Sheet, of: SeededCase): void {
  if (of.hiding === null) return;
  const measure = of.hiding === 'automatic' ? 'hidden' : 'picture_hidden';
  const automated = of.hiding !== 'operator';
  const hours = of.hiding === 'automatic' ? 0 : 46;
  countMeasure(sheet, measure, groundOfReason(of.reason), {
    ...{ own: false, automated, hours },
    // A hiding waits for its decision, so the notice names the category.
    word: of.reason,
  });
  if (of.decision === null) return;
  const isMistake = of.decision.ground === null;
  if (isMistake) sheet.add('measures', [measure], ['undone']);
  if (automated) sheet.add('automated', [measure], ['reviewed', ...(isMistake ? ['mistaken'] : [])]);
}

function countAppeal(sheet: Sheet, of: SeededCase): void {
  if (of.appeal === null) return;
  const { by, decided } = of.appeal;
  sheet.add('appeals', [by], ['received']);
  if (decided === null) return;
  sheet.add('appeals', [by], ['decided', decided.outcome]);
  sheet.hours('appeals', by, decided.hours);
}

function countReport(sheet: Sheet, of: SeededCase): void {
  const marks = [...(of.inWave ? ['repeated'] : []), ...(of.standing === 'none' ? ['fresh'] : [])];
  sheet.add('notices', [category(of.reason)], marks);
}

function countDecision(sheet: Sheet, of: SeededCase): void {
  const { decision, appeal, liftedHours } = of;
  if (decision === null || decision.ground === null) return;
  const own = of.form === 'own' || of.form === 'refusal';
  const isReversed = appeal?.by === 'member' && appeal.decided?.outcome === 'reversed';
  const taken = of.form === 'refusal' ? ['photo_refused'] : [decision.outcome, ...decision.also];
  for (const measure of taken) {
    countMeasure(sheet, measure, decision.ground, { own, automated: false, hours: decision.hours });
    const isLifted = liftedHours !== null && measure === decision.outcome;
    if (isReversed || isLifted) sheet.add('measures', [measure], ['undone']);
  }
}

/** Counts the cases of a list by hand. */
export function manualCount(cases: readonly SeededCase[]): Sheet {
  const sheet = new Sheet();
  for (const of of cases) {
    if (of.form !== 'own' && of.form !== 'refusal') countNotice(sheet, of, of.reason);
    if (of.form === 'report') countReport(sheet, of);
    countHiding(sheet, of);
    countDecision(sheet, of);
    countAppeal(sheet, of);
  }
  return sheet;
}
