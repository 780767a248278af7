import { yearBounds } from '@lichen/contracts/formats/days';
import { paths } from '@lichen/contracts/api/paths';

/** Address of the rows behind a figure of a year; `key` is a scope number or `Total`. */
export const rowsAddress = (key: string, year: number): string => {
  const { from, to } = yearBounds(year);
  return paths.activities({ Scope: key, start_date: String(from), end_date: String(to) });
};
