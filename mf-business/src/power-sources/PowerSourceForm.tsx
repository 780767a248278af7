import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import {
  FUEL_METHOD,
  POWER_SOURCE_DEFAULTS,
  powerSource,
} from '@lichen/contracts/business/power-sources/power-source.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { paths } from '@lichen/contracts/api/paths';
import {
  type FormApi,
  type Overrides,
  RecordForm,
  type ReferenceRow,
  type Section,
  useReference,
  type Values,
} from '@lichen/kit';

const LAYOUT: readonly Section[] = [
  {
    title: 'Power source',
    fields: ['location_id', 'power_generation_method', 'name', 'max_output', 'renewable'],
  },
];

/** The unit has a default, so that it is never missing after the number has been entered. */
const START = { ...POWER_SOURCE_DEFAULTS, max_output_units: 'kW' };

/** A source that burns fuel is named by choosing the fuel; others have a free name. */
const overrides = ({ power_generation_method: method }: Values): Overrides => ({
  name: method === FUEL_METHOD ? { list: 'fuels' } : {},
  max_output: { unitField: 'max_output_units' },
});

/** After a change of the method: clears the name unless the method is fuel, and sets `renewable` from the method. */
export function followMethod(name: string, form: FormApi, methods: readonly ReferenceRow[]): void {
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
      pick={PICKABLE_RECORDS}
      overrides={overrides}
      onFieldChange={(name, form) => followMethod(name, form, methods)}
      to={paths.powerSource}
      list={paths.powerSources}
    />
  );
}
