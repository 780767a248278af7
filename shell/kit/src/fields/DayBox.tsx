import { parseDay } from '@lichen/contracts/formats/written-days';
import { dateOf, monthOf, utcDay, yearOf } from '@lichen/contracts/formats/days';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useState } from 'react';
import { DatePicker } from '../modules/antd-date';
import { usePortal } from '../portal/portal';
import { speakCalendar } from './calendar-words';
import { type ControlAria, statusOf } from './FieldFrame';

dayjs.extend(customParseFormat);

/** The calendar draws local dates. Noon of the same date is that date in every zone and on every clock change. */
const localNoon = (day: number): Dayjs => dayjs(new Date(yearOf(day), monthOf(day) - 1, dateOf(day), 12));

const utcMidnight = (shown: Dayjs): number => utcDay(shown.year(), shown.month() + 1, shown.date());

export interface DayBoxProps {
  value: number | null | undefined;
  onChange: (value: number | null) => void;
  aria: ControlAria;
  error?: string | undefined;
  notFuture?: boolean | undefined;
  /** True when the typed text is no date: the calendar would restore the former day. */
  onUnread: (isUnread: boolean) => void;
}

/** A calendar day, picked or typed in any of the usual ways. */
export function DayBox({ value, onChange, aria, error, notFuture, onUnread }: DayBoxProps) {
  const { language, today } = usePortal();
  speakCalendar(language);
  const [typed, setTyped] = useState<string | null>(null);
  // Never two digits of the year: antd would take 31/10/2026 for 2020 while it is typed. `parseDay` reads those on leaving.
  const formats = language === 'en-US' ? ['MM/DD/YYYY'] : ['DD/MM/YYYY', 'D.M.YYYY'];

  const takeTyped = () => {
    const day = typed === null ? null : parseDay(typed, language);
    if (day !== null) onChange(day);
    if (typed !== null) onUnread(day === null && typed.trim() !== '');
    setTyped(null);
  };

  return (
    // antd hands no typing on; what bubbles out of its box is heard here.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the box inside
    <span
      style={{ display: 'contents' }}
      onInput={({ target }) => setTyped((target as HTMLInputElement).value)}
      onBlur={takeTyped}
    >
      <DatePicker
        {...aria}
        aria-required={aria['aria-required']}
        {...statusOf(error)}
        allowClear={!aria['aria-required']}
        format={[...formats, 'YYYY-MM-DD']}
        placeholder={formats[0] ?? ''}
        value={typeof value === 'number' ? localNoon(value) : null}
        disabledDate={(shown) => Boolean(notFuture) && utcMidnight(shown) > today()}
        onChange={(shown) => {
          setTyped(null);
          onUnread(false);
          onChange(shown ? utcMidnight(shown) : null);
        }}
      />
    </span>
  );
}
