import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { itemOf, type OwnFactorType, ownFactor } from '@lichen/contracts/activities/factors/own-factor.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { paths } from '@lichen/contracts/api/paths';
import {
  type FieldOverrides,
  type FormApi,
  SchemaForm,
  type Section,
  useReference,
  useSave,
  useT,
  useNotify,
  type Values,
} from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { useCallback, useState } from 'react';
import { PICK } from '../types/pickable';
import { KIND_WORDS } from './own-factor-words';

const LAYOUT: readonly Section[] = [
  { title: 'Factor', fields: ['name', 'kind', 'kg_co2e', 'valid_from', 'valid_to'] },
  { title: 'Source', fields: ['source', 'source_url', 'note'] },
];
const BESIDE: readonly Section[] = [
  { title: 'Applies to', columns: 1, fields: ['activity_type', 'item', 'product_id', 'partner_id', 'location_id'] },
  { title: 'Gases', columns: 1, fields: ['kg_co2', 'kg_ch4', 'kg_n2o'] },
];

const START = { kind: 'supplier_tariff', activity_type: 'electricity_activitys', units: 'kWh' };

const typeIn = (values: Values) => values['activity_type'] as OwnFactorType | null;

/** One form for a new factor of the account and for a stored one. */
export function OwnFactorForm({ stored }: { stored?: RecordOf<typeof ownFactor> }) {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const { create, update } = useSave(ownFactor);
  const [type, setType] = useState<OwnFactorType | null>(stored?.activity_type ?? 'electricity_activitys');
  const list = type ? itemOf(type)?.list : undefined;
  const items = useReference(list ?? '', {}, { enabled: list !== undefined }).data ?? [];
  const noteType = useCallback((values: Values) => setType(typeIn(values)), []);

  /** What it is of belongs to the type it was chosen for. */
  const follow = (name: string, form: FormApi) => {
    if (name !== 'activity_type') return;
    form.set({
      item: null,
      product_id: null,
      ...(typeIn(form.values) === 'electricity_activitys' ? { units: 'kWh' } : {}),
    });
  };

  const overrides: Record<string, FieldOverrides> = {
    kind: { words: KIND_WORDS },
    activity_type: {
      words: ACTIVITY_TYPES,
      hint: 'Used where all of these match. For electricity, it affects the market-based figure only',
    },
    item: { offers: items.map(({ code, label }) => ({ value: code, label })), isHidden: () => list === undefined },
    product_id: { isHidden: (values) => typeIn(values) !== 'purchased_goods_activitys' },
    kg_co2e: { unitField: 'units' },
    source_url: { wide: true },
  };

  return (
    <SchemaForm
      entity={ownFactor}
      stored={stored}
      initial={START}
      layout={LAYOUT}
      beside={BESIDE}
      overrides={overrides}
      pick={PICK}
      submitLabel={stored ? 'Update' : 'Add'}
      onValues={noteType}
      onFieldChange={follow}
      onSubmit={(values, began) => (began ? update(began, values) : create(values))}
      onCancel={() => navigate(paths.ownFactors)}
      onSaved={() => {
        notify(t('Saved'));
        navigate(paths.ownFactors);
      }}
    />
  );
}
