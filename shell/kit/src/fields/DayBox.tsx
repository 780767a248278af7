import { dayOrderOf, daysMeant } from '@lichen/contracts/formats/written-days';
import { dateOf, monthOf, utcDay, yearOf } from '@lichen/contracts/formats/days';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useState } from 'react';
import { DatePicker } from '../modules/antd-date';
import { usePortal } from '../portal/portal';
import { speakCalendar } from './calendar-words';
import { type ControlAria, statusOf } from './FieldFrame';

dayjs.extend(customParseFormat);

/**
 * Returns local noon of a day: the calendar uses local dates, and noon is the same date in every time zone and clock
 * change.
 */
const localNoon = (day: number): Dayjs => dayjs(new Date(yearOf(day), monthOf(day) - 1, dateOf(day), 12));

const utcMidnight = (shown: Dayjs): number => utcDay(shown.year(), shown.month() + 1, shown.date());

/** Pixels between a box and its calendar. */
const FROM_BOX = 4;

export interface DayBoxProps {
  value: number | null | undefined;
  onChange: (value: number | null) => void;
  aria: ControlAria;
  error?: string | undefined;
  notFuture?: boolean | undefined;
  /** Called with the error of typed text that is not a day, and with null when it is one. */
  onUnread: (why: string | null) => void;
}

/** Returns the height of the notes below the box, which a calendar opening there would cover. */
function heightBelow({ id, 'aria-describedby': notes = '' }: ControlAria): number {
  const bottom = (of: Element | null | undefined) => of?.getBoundingClientRect().bottom ?? 0;
  const last = Math.max(0, ...notes.split(' ').map((note) => bottom(document.getElementById(note))));
  return Math.max(0, last - bottom(document.getElementById(id)?.closest('.ant-picker')));
}

/** Input for a calendar day, picked or typed in any usual format. */
export function DayBox({ value, onChange, aria, error, notFuture, onUnread }: DayBoxProps) {
  const { language, today } = usePortal();
  speakCalendar(language);
  const [typed, setTyped] = useState<string | null>(null);
  const [below, setBelow] = useState(0);
  // No format with two-digit years: antd would read 31/10/2026 as 2020 while it is typed. Such years are parsed on
  // leaving.
  const formats = language === 'en-US' ? ['MM/DD/YYYY'] : ['DD/MM/YYYY', 'D.M.YYYY'];

  const takeTyped = () => {
    if (typed === null) return;
    const [day, other] = daysMeant(typed, dayOrderOf(language), yearOf(today()));
    const isUnread = typed.trim() !== '' && (day === undefined || other !== undefined);
    if (day !== undefined && !isUnread) onChange(day);
    onUnread(isUnread ? (day === undefined ? FIELD_TEXTS.day : FIELD_TEXTS.unclearDay) : null);
    setTyped(null);
  };

  return (
    // antd does not report typing, so the events that bubble from its input are handled here.
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
        {...(error ? { popupAlign: { offset: [0, below + FROM_BOX] } } : {})}
        onOpenChange={(isOpen) => isOpen && setBelow(heightBelow(aria))}
        allowClear={!aria['aria-required']}
        format={[...formats, 'YYYY-MM-DD']}
        placeholder={formats[0] ?? ''}
        value={typeof value === 'number' ? localNoon(value) : null}
        disabledDate={(shown) => Boolean(notFuture) && utcMidnight(shown) > today()}
        onChange={(shown) => {
          setTyped(null);
          onUnread(null);
          onChange(shown ? utcMidnight(shown) : null);
        }}
      />
    </span>
  );
}
