import type { Language } from '@lichen/contracts/text/languages';
import { useMemo } from 'react';
import { usePortal } from '../portal/portal';
import { co2Text, type EmissionUnit } from './co2';
import { dayText, momentText, periodText, timeText } from './days';
import { type DigitKind, digitsText, type FigureKind, figureText, statText } from './figures';
import { monthName, monthsText, type MonthStyle } from './months';
import { type Exact, moneyText, numberText, percentText } from './numbers';

type Maybe<T> = T | null | undefined;

function formatsIn(language: Language, unit: EmissionUnit) {
  return {
    language,
    /** The account's emission unit, `t` or `kg`. */
    unit,
    co2: (kg: Maybe<Exact>) => co2Text(kg, unit, language),
    number: (value: Maybe<Exact>) => numberText(value, language),
    /** Formats with the decimals of the value, up to those of its kind. */
    digits: (kind: DigitKind, value: Maybe<Exact>) => digitsText(kind, value, language),
    /** Formats with the decimals of its kind. */
    figure: (kind: FigureKind, value: Maybe<Exact>) => figureText(kind, value, language),
    /** Formats to three significant digits. */
    stat: (value: Maybe<Exact>) => statText(value, language),
    percent: (value: Maybe<Exact>, decimals?: number) => percentText(value, language, decimals),
    money: (value: Maybe<{ currency: string; amount: number }>) => moneyText(value, language),
    day: (value: Maybe<number>) => dayText(value, language),
    period: (from: Maybe<number>, to: Maybe<number>) => periodText(from, to, language),
    /** Formats a period for a heading: `2025`, `Jan–Oct 2025`, or its days. */
    months: (from: number, to: number, style?: MonthStyle) => monthsText(from, to, language, style),
    /** Returns the name of a day's month, without the year. */
    month: (day: number, style: MonthStyle = 'short') => monthName(day, language, style),
    moment: (at: number) => momentText(at, language),
    /** Formats the time of day, for use beside its date. */
    time: timeText,
  };
}

/** Formatting functions for one language and one unit of emissions. */
export type Formats = ReturnType<typeof formatsIn>;

/** Returns all functions that format a value for the reader. */
export function useFormat(): Formats {
  const { language, account } = usePortal();
  const unit = account.emission_units;
  return useMemo(() => formatsIn(language, unit), [language, unit]);
}
