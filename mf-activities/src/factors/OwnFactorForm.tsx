import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import {
  itemOf,
  type OwnFactorType,
  ownFactor,
  takesCurrency,
} from '@lichen/contracts/activities/factors/own-factor.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { paths } from '@lichen/contracts/api/paths';
import { type FormApi, type Overrides, RecordForm, type Section, type Values } from '@lichen/kit';
import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import { KIND_WORDS } from './own-factor-words';

const LAYOUT: readonly Section[] = [
  { title: 'Factor', fields: ['name', 'kind', 'kg_co2e', 'valid_from', 'valid_to'] },
  { title: 'Source', fields: ['source', 'source_url', 'note'] },
];
const BESIDE: readonly Section[] = [
  {
    title: 'Applies to',
    columns: 1,
    fields: ['activity_type', 'currency', 'item', 'product_id', 'partner_id', 'location_id'],
  },
  { title: 'Gases', columns: 1, fields: ['kg_co2', 'kg_ch4', 'kg_n2o'] },
];

const START = { kind: 'supplier_tariff', activity_type: 'electricity_activitys', units: 'kWh' };

const typeIn = (values: Values) => values['activity_type'] as OwnFactorType | null;

/** Changing the activity type or currency clears the item, which depends on it. */
function followType(name: string, { values, set }: FormApi): void {
  if (name === 'currency') set({ item: null });
  if (name !== 'activity_type') return;
  set({
    item: null,
    product_id: null,
    currency: null,
    ...(typeIn(values) === 'electricity_activitys' ? { units: 'kWh' } : {}),
  });
}

function overrides(values: Values): Overrides {
  const type = typeIn(values);
  const currency = (values['currency'] as string | null) ?? null;
  const list = type ? itemOf(type, currency)?.list : undefined;
  return {
    kind: { words: KIND_WORDS },
    activity_type: {
      words: ACTIVITY_TYPES,
      hint: 'Used where all of these match. For electricity, it affects the market-based figure only',
    },
    currency: { hidden: !type || !takesCurrency(type), hint: 'Only for a factor per amount spent' },
    item: list ? { list, required: !values['product_id'] } : { hidden: true },
    product_id: { hidden: type !== 'purchased_goods_activitys' },
    ...(currency
      ? { kg_co2e: { suffix: `/ ${currency}` }, units: { hidden: true } }
      : { kg_co2e: { unitField: 'units' } }),
    source_url: { wide: true },
  };
}

/** Form for a new or stored factor of the account; returns to the list. */
export function OwnFactorForm({ stored }: { stored?: RecordOf<typeof ownFactor> }) {
  return (
    <RecordForm
      entity={ownFactor}
      stored={stored}
      initial={START}
      layout={LAYOUT}
      beside={BESIDE}
      overrides={overrides}
      pick={PICKABLE_RECORDS}
      onFieldChange={followType}
      to={() => paths.ownFactors}
      list={paths.ownFactors}
    />
  );
}
