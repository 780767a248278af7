import { FUEL_METHOD, POWER_SOURCE_DEFAULTS, powerSource } from '@lichen/contracts/business/power-source.entity';
import type { RecordOf } from '@lichen/contracts/entity';
import { paths } from '@lichen/contracts/paths';
import { type FieldTouch, type FormHand, type ReferenceRow, type Section, useReference } from '@lichen/kit';
import { RecordForm } from './RecordForm';

const LAYOUT: readonly Section[] = [
  {
    title: 'Power source',
    fields: ['location_id', 'power_generation_method', 'name', 'max_output', 'renewable'],
  },
];

/** The unit is there to be changed, so that nobody meets an empty one after the number. */
const START = { ...POWER_SOURCE_DEFAULTS, max_output_units: 'kW' };

const TOUCHES: Record<string, FieldTouch> = {
  name: { hint: 'For a fuel, the name of the fuel' },
  max_output: { unitField: 'max_output_units' },
};

/** A source that burns nothing is named by people, not by its fuel; nature's sources are renewable. */
export function followMethod(name: string, form: FormHand, methods: readonly ReferenceRow[]): void {
  if (name !== 'power_generation_method') return;
  const method = form.values['power_generation_method'];
  const found = methods.find(({ code }) => code === method);
  form.set({
    ...(method === FUEL_METHOD ? {} : { name: null }),
    ...(found ? { renewable: found['renewable'] === 1 } : {}),
  });
}

export function PowerSourceForm({ stored }: { stored?: RecordOf<typeof powerSource> }) {
  const methods = useReference('power_generation_methods').data ?? [];
  return (
    <RecordForm
      entity={powerSource}
      stored={stored}
      initial={START}
      layout={LAYOUT}
      touches={TOUCHES}
      onFieldChange={(name, form) => followMethod(name, form, methods)}
      to={paths.powerSource}
      list={paths.powerSources}
    />
  );
}
