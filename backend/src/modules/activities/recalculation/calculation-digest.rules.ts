import { sha256 } from '../../../platform/sha256';
import type { ActivityCalculation } from '../activity/activity.rules';
import { figureKey } from '../calculations/effective-calculations';

/** Returns the hash of the rows that a calculation writes, without their new ids. */
export const calculationDigest = ({ supersession: { insert, supersede, restate } }: ActivityCalculation): string =>
  sha256(
    JSON.stringify([
      insert.map((row) => [figureKey(row), row.input_hash, row.used]),
      supersede.map(({ row }) => row._id),
      restate.map(({ row, changes }) => [row._id, changes]),
    ]),
  );
