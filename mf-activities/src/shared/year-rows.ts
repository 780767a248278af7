import type { Days } from '@lichen/contracts/activities/comparison/same-period';
import { paths } from '@lichen/contracts/api/paths';

/** Returns the address of the rows behind a figure of a period; `key` is a scope number or `Total`. */
export const rowsAddress = (key: string, { from, to }: Days): string =>
  paths.activities({ Scope: key, start_date: String(from), end_date: String(to) });
