import { Suspense, useState } from 'react';
import { lazyInline } from '../states/lazy-with-retry';
import { useT } from '../i18n/texts';
import type { Period } from '../format/days';
import type { DayBoxProps } from './DayBox';
import { type FieldProps, FieldFrame } from './FieldFrame';

const LazyDayBox = lazyInline(async () => ({ default: (await import('./DayBox')).DayBox }));

const DayBox = (props: DayBoxProps) => (
  <Suspense fallback={<span className="k-field-waiting" />}>
    <LazyDayBox {...props} />
  </Suspense>
);

interface DayProps extends FieldProps<number> {
  notFuture?: boolean;
}

/** Field for a calendar day: epoch milliseconds of its UTC midnight. */
export function DayField({ value, onChange, notFuture, ...frame }: DayProps) {
  const t = useT();
  // The error disappears when the field gets another day.
  const [unread, setUnread] = useState<{ beside: typeof value; why: string } | null>(null);
  const error = unread && unread.beside === value ? (frame.verbatim ? t(unread.why) : unread.why) : frame.error;
  return (
    <FieldFrame {...frame} error={error}>
      {(aria) => (
        <DayBox
          {...{ value, onChange, aria, error, notFuture }}
          onUnread={(why) => setUnread(why === null ? null : { beside: value, why })}
        />
      )}
    </FieldFrame>
  );
}

interface PeriodProps extends FieldProps<Period> {
  labels?: { from: string; to: string };
  errors?: { from?: string | undefined; to?: string | undefined };
}

/** Field for a period; both days are included. */
export function PeriodField({ value, onChange, labels, errors = {}, label, ...frame }: PeriodProps) {
  const { from, to } = value ?? { from: null, to: null };
  const ends = labels ?? { from: 'From', to: 'To' };
  return (
    <fieldset className="k-field-period" aria-label={label}>
      <DayField
        {...frame}
        label={ends.from}
        error={errors.from}
        value={from}
        onChange={(next) => onChange({ from: next, to })}
      />
      <DayField
        {...frame}
        label={ends.to}
        error={errors.to}
        value={to}
        onChange={(next) => onChange({ from, to: next })}
      />
    </fieldset>
  );
}
