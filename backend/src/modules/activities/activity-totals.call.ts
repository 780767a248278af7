import { activity } from '@lichen/contracts/activities/activity.entity';
import { emissionCalc, MEMO_COMPONENTS } from '@lichen/contracts/activities/emission-calc.entity';
import { type ActivitiesStats, activitiesStats } from '@lichen/contracts/activities/summary.call';
import type { RecordOf } from '@lichen/contracts/entity';
import { type Query, selectionOf } from '../../platform/engine/list-query';
import type { Read } from '../../platform/engine/rules';
import { answer } from '../../platform/module';
import type { Selection } from '../../platform/store/sql';
import { queryOf } from './list/listed-selection.reader';
import { amountWithin } from './period-sums';

const KG = 1_000_000;
const SCOPE_COLUMNS = { '1': 'scope1_ug', '2': 'scope2_ug', '3': 'scope3_ug' } as const;
const SCOPE_NAMES = { '1': 'scope_1', '2': 'scope_2', '3': 'scope_3' } as const;
const EARLIEST = Number.MIN_SAFE_INTEGER;
const LATEST = Number.MAX_SAFE_INTEGER;
/** Activities that the window cuts are few; this bounds one page of them. */
const PAGE = 2000;

type ScopeKey = keyof typeof SCOPE_COLUMNS;

interface Window {
  start: number;
  end: number;
  scopes: readonly ScopeKey[];
}

/** Activities wholly inside the window: their stored sums. */
async function inside(read: Read, selection: Selection, { start, end, scopes }: Window): Promise<[number, number]> {
  const whole = { anyOf: [...(selection.anyOf ?? []), [{ from: { atLeast: start } }], [{ to: { atMost: end } }]] };
  const sums = await read(activity).sum(['scope1_ug', 'scope2_ug', 'scope3_ug', 'market_ug'], whole);
  return [scopes.reduce((total, scope) => total + (sums[SCOPE_COLUMNS[scope]] ?? 0), 0), sums['market_ug'] ?? 0];
}

async function cutActivities(
  read: Read,
  selection: Selection,
  { start, end }: Window,
): Promise<RecordOf<typeof activity>[]> {
  const cut = { anyOf: [...(selection.anyOf ?? []), [{ from: { below: start } }, { to: { above: end } }]] };
  const found: RecordOf<typeof activity>[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const page = await read(activity).list({ ...cut, order: [{ column: 'id' }], limit: PAGE, offset });
    found.push(...page);
    if (page.length < PAGE) return found;
  }
}

/** Activities that begin before the window or end after it: the days of their rows that fall inside. */
async function cut(read: Read, selection: Selection, window: Window): Promise<[number, number]> {
  const activities = await cutActivities(read, selection, window);
  if (activities.length === 0) return [0, 0];
  const rows = await read(emissionCalc).list({
    where: { activity_id: { in: activities.map(({ _id }) => _id) }, used: 1 },
  });
  const wanted = new Set<string>(window.scopes.map((scope) => SCOPE_NAMES[scope]));
  const amountOf = (kept: typeof rows) =>
    kept.reduce((total, row) => total + amountWithin(row, window.start, window.end), 0);
  const live = rows.filter((row) => row.superseded_by === null && !MEMO_COMPONENTS.includes(row.component));
  return [
    amountOf(live.filter((row) => wanted.has(row.scope) && row.scope2_basis !== 'market')),
    amountOf(live.filter((row) => row.scope2_basis === 'market')),
  ];
}

/** Kilograms of the filtered set within its period, exact to the last digit. */
export async function activityTotals(read: Read, query: Query): Promise<ActivitiesStats> {
  const selection = { anyOf: selectionOf(activity, query).anyOf };
  const window: Window = {
    start: Number(query['start_date']?.[0] || EARLIEST),
    end: Number(query['end_date']?.[0] || LATEST),
    scopes: query['scopes']?.length ? (query['scopes'] as ScopeKey[]) : ['1', '2', '3'],
  };
  const [whole, parts, count] = await Promise.all([
    inside(read, selection, window),
    cut(read, selection, window),
    read(activity).count(selection),
  ]);
  const market = whole[1] + parts[1];
  return { total_co2: (whole[0] + parts[0]) / KG, market_CO2: window.scopes.includes('2') ? market / KG : null, count };
}

export const activityTotalsCall = answer(activitiesStats, async ({ input, read }) => ({
  ok: true,
  obj: await activityTotals(read, queryOf(input)),
}));
