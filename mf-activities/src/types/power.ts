import { burnsFuel, POWER_DEFAULTS, powerActivity } from '@lichen/contracts/activities/power.entity';
import type { FieldTouch } from '@lichen/kit';
import type { TypeForm } from './type-form';

const FUEL = ['fuel', 'amount', 'quantity'];
const POWER = ['generated', 'used', 'sold', 'partner_id', 'price'];

/** A source burns fuel or it does not; both are shown until it is chosen. */
function methodTouches(isFuel: boolean | null, units: unknown): Record<string, FieldTouch> {
  const hidden = isFuel === null ? [] : isFuel ? POWER : FUEL;
  const touches: Record<string, FieldTouch> = {
    fuel: { groupBy: 'group', hint: 'Of a source that burns fuel' },
    amount: { unitField: 'units' },
    generated: isFuel === false ? { unitField: 'units' } : {},
    // In the units that stand beside what was generated.
    ...(typeof units === 'string' ? { used: { suffix: units }, sold: { suffix: units } } : {}),
  };
  return {
    ...touches,
    ...Object.fromEntries(hidden.map((name) => [name, { ...touches[name], isHidden: () => true }])),
  };
}

export const powerForm: TypeForm = {
  entity: powerActivity,
  layout: [
    { title: 'Source and period', fields: ['location_id', 'source_id', 'from', 'to'] },
    {
      title: 'Power',
      fields: ['fuel', 'amount', 'quantity', 'generated', 'used', 'sold', 'partner_id', 'price'],
    },
  ],
  knows: 'source_id',
  shows: ['power_generation_method'],
  start: { ...POWER_DEFAULTS, units: 'kWh' },
  touches: ({ values, known }) => ({
    source_id: { where: { location_id: typeof values['location_id'] === 'string' ? values['location_id'] : null } },
    ...methodTouches(known ? burnsFuel(known['power_generation_method'] as string | null) : null, values['units']),
  }),
};
