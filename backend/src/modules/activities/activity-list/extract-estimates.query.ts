import type { EstimatedMonth } from '@lichen/contracts/activities/estimates/estimated-emissions.call';
import type { ActivityQuery } from '@lichen/contracts/activities/list/activity-query';
import { location } from '@lichen/contracts/business/location.entity';
import type { Context, Read } from '../../../platform/engine/rules';
import type { Types } from '../checks/check-subject.query';
import { estimatedMonths } from '../coverage/estimated-months.query';

/** Filters that apply to estimates; lists with any other filter have none. */
const NARROWING = ['start_date', 'end_date', 'locations'];

const isGiven = (value: ActivityQuery[string] | undefined): boolean => value !== undefined && value.length > 0;

/** Returns the estimates that the list shows beside its total, for the same filters. */
export async function estimatesListed(
  read: Read,
  types: Types,
  filters: ActivityQuery,
  context: Context,
): Promise<EstimatedMonth[]> {
  const others = Object.entries(filters).filter(([name, value]) => isGiven(value) && !NARROWING.includes(name));
  const [from, to] = [filters['start_date'], filters['end_date']].map((day) =>
    isGiven(day) ? Number(day) : Number.NaN,
  );
  if (others.length > 0 || !Number.isInteger(from) || !Number.isInteger(to)) return [];
  const ids = isGiven(filters['locations']) ? [filters['locations'] ?? []].flat() : null;
  const where = { estimate_emissions: 1, ...(ids ? { id: { in: ids } } : {}) };
  const sites = await read(location).list({ where, order: [{ column: 'name' }, { column: 'id' }] });
  const period = { from: Number(from), to: Number(to) };
  return (await estimatedMonths(read, types, { sites, period, context })).filter(({ co2 }) => co2 !== null);
}
