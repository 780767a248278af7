import type { RepairText } from '@lichen/contracts/imports/import.entity';
import { useT } from '../../index';

interface Props {
  /** Rows of the whole group. */
  rows: number;
  shown: readonly RepairText[];
  as?: 'li' | 'p';
}

/** Says how many rows of a group have none of the texts shown: those come up when these are repaired. */
export function MoreRows({ rows, shown, as: Line = 'li' }: Props) {
  const t = useT();
  const count = rows - shown.reduce((sum, text) => sum + text.rows, 0);
  return count > 0 && <Line className="k-quiet">{t('{count} more', { count })}</Line>;
}
