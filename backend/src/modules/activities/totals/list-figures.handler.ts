import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { type ListFigure, LISTED_FIGURES, listFigures } from '@lichen/contracts/activities/totals/list-figures.call';
import { yearBounds } from '@lichen/contracts/formats/days';
import { kgOf } from '@lichen/contracts/formats/mass';
import { selectionOf } from '../../../platform/engine/list-query';
import { expectAllowed } from '../../../platform/engine/permissions/permit';
import type { Read } from '../../../platform/engine/rules';
import { inParts } from '../../../platform/in-parts';
import { handler } from '../../../platform/module';
import { amountWithin } from '../calculations/period-sums';
import { SCOPE_KEYS } from '../charts/chart-filter.query';
import { periodFilter } from '../filters/period-filter';
import { countedInScopes } from './total-parts.handler';

const WHOLE = ['scope1_ug', 'scope2_ug', 'scope3_ug'] as const;
const CALC_FIELDS = ['activity_id', 'from', 'to', 'co2_ug', 'parts'] as const;

/** Returns the amounts within the year, by activity, of activities that extend beyond it. */
async function amountsOfCut(read: Read, ids: readonly string[], year: number): Promise<(readonly [string, number])[]> {
  const { from, to } = yearBounds(year);
  const amounts: (readonly [string, number])[] = [];
  for (const some of inParts(ids)) {
    const where = { ...countedInScopes(SCOPE_KEYS), activity_id: { in: some } };
    for (const row of await read(emissionCalc).part(CALC_FIELDS, { where }))
      amounts.push([row.activity_id, amountWithin(row, from, to)]);
  }
  return amounts;
}

/** Returns the figures of records for a list, in three queries for any number of records. */
export const listFiguresCall = handler(listFigures, async ({ input: { entity, ids, year }, read, context }) => {
  const { filter, field, allow } = LISTED_FIGURES[entity];
  expectAllowed(allow, context);
  const { from, to } = yearBounds(year);
  const { anyOf } = selectionOf(activity, { [filter]: ids, ...periodFilter(year) });
  const inside = { anyOf: [...anyOf, [{ from: { atLeast: from } }], [{ to: { atMost: to } }]] };
  const cut = { anyOf: [...anyOf, [{ from: { below: from } }, { to: { above: to } }]] };
  const [whole, parts] = await Promise.all([
    read(activity).groups({ by: [field], measures: WHOLE, selection: inside }),
    read(activity).part(['_id', field], cut),
  ]);
  const found = new Map(
    whole.map((row) => [String(row[field]), WHOLE.reduce((sum, name) => sum + Number(row[name] ?? 0), 0)]),
  );
  const ownerOf = new Map(parts.map((row) => [row._id, String((row as Readonly<Record<string, unknown>>)[field])]));
  for (const [activityId, ug] of await amountsOfCut(read, [...ownerOf.keys()], year)) {
    const owner = ownerOf.get(activityId) ?? '';
    found.set(owner, (found.get(owner) ?? 0) + ug);
  }
  const list: ListFigure[] = [...new Set(ids)].map((id) => ({ id, CO2: kgOf(found.get(id) ?? 0) }));
  return { list, total: list.length, count: list.length };
});
