import { activity } from '@lichen/contracts/activities/list/activity.entity';
import {
  DATA_QUALITIES,
  type DataQuality,
  dataQualityOf,
} from '@lichen/contracts/activities/calculations/data-quality';
import { COUNTED } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { type TotalParts, totalParts } from '@lichen/contracts/activities/list/summary.call';
import { kgOf } from '@lichen/contracts/formats/mass';
import { type Query, readInTurn, selectionOf } from '../../../platform/engine/list-query';
import type { Read } from '../../../platform/engine/rules';
import { inParts } from '../../../platform/in-parts';
import { handler } from '../../../platform/module';
import type { Where } from '../../../platform/store/sql';
import { scopeKey } from '../charts/chart-amount';
import { SCOPE_KEYS, type ScopeKey } from '../charts/chart-filter.query';
import { goneInQuery, queryOf } from '../filters/listed-selection.query';
import { amountWithin } from '../calculations/period-sums';

const FIELDS = [
  ...(['from', 'to', 'co2_ug', 'parts', 'scope'] as const),
  ...(['method', 'data_quality', 'basis_units'] as const),
] as const;

interface Amount {
  readonly scope: ScopeKey;
  readonly quality: DataQuality;
  /** 10⁻⁶ kg. */
  readonly whole: number;
}

/** Returns the condition for the rows that count in a total of these scopes. */
export const countedInScopes = (scopes: readonly ScopeKey[]): Where => ({
  ...COUNTED,
  scope: { in: scopes.map((scope) => `scope_${scope}`) },
});

interface PartsQuery {
  readonly query: Query;
  readonly scopes: readonly ScopeKey[];
  readonly start: number;
  readonly end: number;
}

function partsQueryOf(query: Query): PartsQuery {
  const scopes = query['scopes']?.length ? (query['scopes'] as ScopeKey[]) : SCOPE_KEYS;
  const start = Number(query['start_date']?.[0] || Number.MIN_SAFE_INTEGER);
  return { query, scopes, start, end: Number(query['end_date']?.[0] || Number.MAX_SAFE_INTEGER) };
}

/** Returns the amounts of activities wholly inside the period, added up by the database. */
async function wholeAmounts(read: Read, { query, scopes, start, end }: PartsQuery): Promise<Amount[]> {
  const { anyOf } = selectionOf(activity, query);
  const inside = { anyOf: [...anyOf, [{ from: { atLeast: start } }], [{ to: { atMost: end } }]] };
  const rows = await read(emissionCalc).groups(
    {
      by: ['scope', 'method', 'data_quality', 'basis_units'],
      measures: ['co2_ug'],
      selection: { where: countedInScopes(scopes) },
    },
    { entity: activity, ref: 'activity_id', by: [], selection: inside },
  );
  return rows.map((row) => ({
    scope: scopeKey(row['scope']) as ScopeKey,
    quality: dataQualityOf(row as unknown as Parameters<typeof dataQualityOf>[0]),
    whole: Number(row['co2_ug']),
  }));
}

/** Returns the amounts of cut activities for their days inside. */
async function cutAmounts(read: Read, { query, scopes, start, end }: PartsQuery): Promise<Amount[]> {
  const { anyOf } = selectionOf(activity, query);
  const cut = { anyOf: [...anyOf, [{ from: { below: start } }, { to: { above: end } }]] };
  const ids = (await read(activity).part(['_id'], cut)).map(({ _id }) => _id);
  const amounts: Amount[] = [];
  for (const some of inParts(ids)) {
    const where = { ...countedInScopes(scopes), activity_id: { in: some } };
    for (const row of await read(emissionCalc).part(FIELDS, { where }))
      amounts.push({
        scope: scopeKey(row.scope) as ScopeKey,
        quality: dataQualityOf(row),
        whole: amountWithin(row, start, end),
      });
  }
  return amounts;
}

const kgWhere = (amounts: readonly Amount[], isOf: (amount: Amount) => boolean): number =>
  kgOf(amounts.filter(isOf).reduce((sum, { whole }) => sum + whole, 0));

export const totalPartsCall = handler(
  totalParts,
  async ({ input, read, entities, context }): Promise<{ ok: true; obj: TotalParts }> => {
    const asked = partsQueryOf(queryOf(input));
    await goneInQuery({ read, entities }, asked.query);
    const sides = () => Promise.all([wholeAmounts(read, asked), cutAmounts(read, asked)]);
    const amounts = (await readInTurn(activity, asked.query, context, sides)).flat();
    const scopes = asked.scopes.map((scope) => ({ scope, kg: kgWhere(amounts, (amount) => amount.scope === scope) }));
    const qualities = (Object.keys(DATA_QUALITIES) as DataQuality[])
      .map((quality) => ({ quality, kg: kgWhere(amounts, (amount) => amount.quality === quality) }))
      .filter(({ kg }) => kg !== 0);
    return { ok: true, obj: { scopes, qualities } };
  },
);
