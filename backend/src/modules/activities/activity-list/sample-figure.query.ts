import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { isAllowed } from '@lichen/contracts/portal/roles';
import { location } from '@lichen/contracts/business/location.entity';
import { type SampleFigure, sampleFigureOf } from '@lichen/contracts/portal/first-steps';
import { addMonths, firstOfMonth, lastOfMonth } from '@lichen/contracts/formats/days';
import { paths } from '@lichen/contracts/api/paths';
import { answering } from '../../../platform/engine/module-questions';
import { sha256 } from '../../../platform/sha256';
import { calculationRow } from '../emission/calculation-row';
import type { FactorLibrary } from '../emission/published/factor';
import { calculate } from '../types/calculate';

const AMOUNT = { value: 1000, units: 'kWh' } as const;

/** Calculates electricity of the last whole month at the first location as a bill would be, without storing it. */
export const sampleFigure = (library: FactorLibrary) =>
  answering(sampleFigureOf, async (_, { read, context }): Promise<SampleFigure[]> => {
    if (!context.modules.includes('activities')) return [];
    const [site] = await read(location).list({ order: [{ column: 'created_on' }], limit: 1 });
    if (!site) return [];
    const mayOpen = isAllowed(activity.allow.list, context.roles);
    const from = addMonths(firstOfMonth(context.today), -1);
    const days = { from, to: lastOfMonth(from) };
    const bill = { ...days, amount: AMOUNT.value, units: AMOUNT.units, renewable_amount: 0, self_produced: false };
    const direct = calculate('electricity_activitys', bill, { library, yearRule: 'blended', location: site }).find(
      ({ component, scope2_basis }) => component === 'direct' && scope2_basis === 'location',
    );
    const row = direct && calculationRow(direct, library, sha256);
    const [part, ...others] = row?.parts ?? [];
    // A month with two factors has no single formula.
    if (!row?.exact_kg || !part || others.length > 0) return [];
    return [
      {
        ...days,
        title: { words: '{location}: electricity', params: { location: { text: site.name } } },
        scope: row.scope,
        amount: AMOUNT,
        factor: part.factor,
        kg: row.exact_kg,
        source: row.factor_label ?? row.source ?? '',
        way: mayOpen && part.factor_id ? { label: 'Open the factor', path: paths.factor(part.factor_id) } : null,
        reason: { words: 'The factor follows from the electricity grid of the location and the days of the bill.' },
      },
    ];
  });
