import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { LOCATION_DEFAULTS, location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { paths } from '@lichen/contracts/api/paths';
import { TEXTS } from '@lichen/contracts/text/texts';
import { RecordForm, type ReferenceRow, useFormValue, useReference, useT } from '@lichen/kit';
import { FindPosition } from './FindPosition';
import { gridOfCountry, gridsOf, LOCATION_BESIDE, LOCATION_LAYOUT, locationOverrides } from './location-form';

/** The form for a new or a stored location. */
export function LocationForm({ stored }: { stored?: RecordOf<typeof location> }) {
  const grids = useReference('electricity_grids').data;
  return (
    <RecordForm
      entity={location}
      stored={stored}
      initial={LOCATION_DEFAULTS}
      layout={LOCATION_LAYOUT}
      beside={LOCATION_BESIDE}
      pick={PICKABLE_RECORDS}
      overrides={(values) => locationOverrides(values, grids)}
      notice={grids && <GridNotice grids={grids} />}
      aside={<FindPosition />}
      onFieldChange={(name, form) => gridOfCountry(name, form, grids ?? [])}
      to={paths.location}
      list={paths.locations}
    />
  );
}

/** A notice for a country without an electricity grid, where electricity cannot be calculated. */
function GridNotice({ grids }: { grids: readonly ReferenceRow[] }) {
  const t = useT();
  const isAmiss = useFormValue(({ country }) => Boolean(country) && gridsOf(country, grids).length === 0);
  return isAmiss ? <p role="alert">{t(TEXTS.gridNotSupported)}</p> : null;
}
