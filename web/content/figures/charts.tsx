import { useIntl } from 'react-intl';
import type { getFigures } from '#contract/content/figures/get-figures.ts';
import type { CountedQueue } from '#contract/content/figures/list-queues.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { type TextKey, useText } from '#web/platform/intl/use-text.tsx';
import { durationUnit } from './chart-scale.ts';
import { DayChart } from './day-chart.tsx';

interface FiguresProps {
  readonly figures: AnswerOf<typeof getFigures>;
}

type Values = readonly (number | null)[];

const sumOf = (values: Values): number => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

const averageOf = (values: Values): number => {
  const counted = values.filter((value) => value !== null);
  return counted.length === 0 ? 0 : Math.round(sumOf(counted) / counted.length);
};

/** Sign-ups and active members of each day. */
export function MemberCharts({ figures: { days, sign_ups: signUps, active } }: FiguresProps) {
  const text = useText();
  const intl = useIntl();
  const format = (value: number) => intl.formatNumber(value);
  return (
    <>
      <DayChart
        title={text('content.figures.sign_ups')}
        summary={text('content.figures.total', { value: format(sumOf(signUps)) })}
        days={days}
        series={[{ name: text('content.figures.sign_ups'), values: signUps }]}
        kind="bars"
        unit={1}
        format={format}
      />
      <DayChart
        title={text('content.figures.active')}
        summary={text('content.figures.average', { value: format(averageOf(active)) })}
        days={days}
        series={[{ name: text('content.figures.active'), values: active }]}
        kind="bars"
        unit={1}
        format={format}
      />
    </>
  );
}

/** Paid and returned money of each day, one chart per currency. */
export function RevenueCharts({ figures: { days, revenue } }: FiguresProps) {
  const text = useText();
  const intl = useIntl();
  return revenue.map(({ currency, paid, returned }) => {
    const whole = Math.max(...[...paid, ...returned].map((value) => value ?? 0)) >= 1000;
    const format = (value: number) =>
      intl.formatNumber(value / 100, {
        style: 'currency',
        currency,
        minimumFractionDigits: whole && value % 100 === 0 ? 0 : 2,
      });
    return (
      <DayChart
        key={currency}
        title={text('content.figures.revenue', { currency })}
        summary={text('content.figures.net', { value: format(sumOf(paid) - sumOf(returned)) })}
        days={days}
        series={[
          { name: text('content.figures.paid'), values: paid },
          { name: text('content.figures.returned'), values: returned },
        ]}
        kind="bars"
        unit={100}
        format={format}
      />
    );
  });
}

const nameOf: Readonly<Record<CountedQueue, TextKey>> = {
  photos: 'photos.review.title',
  images: 'chat.image.review_title',
  reports: 'safety.desk.title',
  complaints: 'safety.desk.complaints',
  conversations: 'operators.conversations',
  withdrawals: 'payments.case.title',
};

/** The median and 90th percentile of each queue's waiting times. */
export function AnswerCharts({ figures: { days, answers } }: FiguresProps) {
  const text = useText();
  const intl = useIntl();
  return answers.map(({ queue, answered, median, p90 }) => {
    const unit = durationUnit(p90);
    const name = unit === 86_400 ? 'day' : unit === 3600 ? 'hour' : 'minute';
    const format = (seconds: number) =>
      intl.formatNumber(seconds / unit, {
        style: 'unit',
        unit: name,
        unitDisplay: 'short',
        maximumFractionDigits: 1,
      });
    return (
      <DayChart
        key={queue}
        title={text(nameOf[queue])}
        summary={text('content.figures.answered', { number: sumOf(answered) })}
        days={days}
        series={[
          { name: text('content.figures.median'), values: median },
          { name: text('content.figures.p90'), values: p90 },
        ]}
        kind="lines"
        unit={unit}
        format={format}
      />
    );
  });
}
