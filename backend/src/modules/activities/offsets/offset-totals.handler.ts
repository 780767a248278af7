import { USED } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { type OffsetTotals, offsetTotals } from '@lichen/contracts/activities/offsets/offset-totals.call';
import { OFFSET_KINDS } from '@lichen/contracts/activities/types/shared/activity-fields';
import { carbonActivity } from '@lichen/contracts/activities/types/carbon.entity';
import { kgOf } from '@lichen/contracts/formats/mass';
import type { Read } from '../../../platform/engine/rules';
import { inParts } from '../../../platform/in-parts';
import { handler } from '../../../platform/module';
import { amountWithin } from '../calculations/period-sums';

interface Period {
  readonly start: number;
  readonly end: number;
}

/** Reads the credits and removals that overlap the period; the index of activities by type bounds the read. */
const offsetsIn = (read: Read, { start, end }: Period) =>
  read(activity).part(['_id', 'offset_kind'], {
    where: { activity_type: carbonActivity.name, applied: 1, offset_kind: { in: [...OFFSET_KINDS] } },
    anyOf: [[{ from: { atMost: end } }], [{ to: { atLeast: start } }]],
  });

/** Returns the whole 10⁻⁶ kg of each activity within the period. */
async function amountsOf(read: Read, ids: readonly string[], { start, end }: Period) {
  const amounts = new Map<string, number>();
  for (const some of inParts(ids)) {
    const where = { activity_id: { in: some }, ...USED };
    for (const row of await read(emissionCalc).part(['activity_id', 'from', 'to', 'co2_ug', 'parts'], { where }))
      amounts.set(row.activity_id, (amounts.get(row.activity_id) ?? 0) + amountWithin(row, start, end));
  }
  return amounts;
}

export const offsetTotalsCall = handler(offsetTotals, async ({ input, read }) => {
  const { start_date: start = Number.MIN_SAFE_INTEGER, end_date: end = Number.MAX_SAFE_INTEGER } = input;
  const found = await offsetsIn(read, { start, end });
  const ids = found.map(({ _id }) => _id);
  const amounts = await amountsOf(read, ids, { start, end });
  const kinds = OFFSET_KINDS.map((kind) => {
    const own = found.filter(({ offset_kind }) => offset_kind === kind);
    const whole = own.reduce((sum, { _id }) => sum - (amounts.get(_id) ?? 0), 0);
    return { kind, kg: kgOf(whole), count: own.length };
  });
  const obj: OffsetTotals = { kinds };
  return { ok: true, obj };
});
