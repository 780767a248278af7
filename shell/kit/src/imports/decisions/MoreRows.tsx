import type { RepairText } from '@lichen/contracts/imports/import.entity';
import { useT } from '../../index';

interface Props {
  /** Number of rows in the whole group. */
  rows: number;
  shown: readonly RepairText[];
  as?: 'li' | 'p';
}

/** Shows how many rows of a group have other texts; those follow when the shown ones are fixed. */
export function MoreRows({ rows, shown, as: Line = 'li' }: Props) {
  const t = useT();
  const count = rows - shown.reduce((sum, text) => sum + text.rows, 0);
  return count > 0 && <Line className="k-quiet">{t('{count} more', { count })}</Line>;
}
