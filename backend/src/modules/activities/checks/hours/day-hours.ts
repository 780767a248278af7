import type { StatedHours } from '../../types/activity-type';

type Plain = Readonly<Record<string, unknown>>;

/** Hours of one person or vehicle on one day. */
export interface DayHours {
  readonly of: StatedHours['of'];
  /** Id of the person or vehicle. */
  readonly who: string;
  /** Field in which the hours were entered. */
  readonly field: string;
  readonly hours: number;
}

/** Returns the fields that the hours of a type are read from. */
export const hoursFields = ({ who, field, units }: StatedHours): string[] => [who, field, ...(units ? [units] : [])];

/** Returns the hours of an entry; nothing for several days, over which hours are spread, or where a value is missing. */
export function dayHoursIn(
  stated: StatedHours | undefined,
  record: Plain,
  { from, to }: { readonly from: number; readonly to: number },
): { dayHours?: DayHours } {
  if (!stated || from !== to) return {};
  const { of, field, units } = stated;
  const [who, hours] = [record[stated.who], record[field]];
  const isInHours = units === undefined || record[units] === 'hours';
  if (!isInHours || typeof who !== 'string' || !who || typeof hours !== 'number' || !(hours > 0)) return {};
  return { dayHours: { of, who, field, hours } };
}
