import { LOCATION_DEFAULTS, location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { paths } from '@lichen/contracts/api/paths';
import { TEXTS } from '@lichen/contracts/text/texts';
import { SchemaForm, useReference, useSave, useT, useNotify, type Values } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { useCallback, useMemo, useState } from 'react';
import { gridOfCountry, LOCATION_BESIDE, LOCATION_LAYOUT, locationOverrides } from './location-form';

type Location = RecordOf<typeof location>;

/** One form for a new location and for a stored one. */
export function LocationForm({ stored }: { stored?: Location }) {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const { create, update } = useSave(location);
  const [country, setCountry] = useState<unknown>(stored?.country ?? null);
  const allGrids = useReference('electricity_grids').data;
  const grids = useMemo(() => allGrids?.filter((grid) => grid['country'] === country), [allGrids, country]);
  const noteCountry = useCallback((values: Values) => setCountry(values['country']), []);

  return (
    <>
      {country && allGrids && grids?.length === 0 ? <p role="alert">{t(TEXTS.gridNotSupported)}</p> : null}
      <SchemaForm
        entity={location}
        stored={stored}
        initial={LOCATION_DEFAULTS}
        layout={LOCATION_LAYOUT}
        beside={LOCATION_BESIDE}
        overrides={locationOverrides(country, grids)}
        submitLabel={stored ? 'Update' : 'Add'}
        onFieldChange={(name, form) => gridOfCountry(name, form, allGrids ?? [])}
        onValues={noteCountry}
        onSubmit={(values, began) => (began ? update(began, values) : create(values))}
        onCancel={() => navigate(stored ? paths.location(stored._id) : paths.locations)}
        onSaved={(saved) => {
          notify(t('Saved'));
          navigate(paths.location((saved as Location)._id));
        }}
      />
    </>
  );
}
