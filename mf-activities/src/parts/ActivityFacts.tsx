import type { activity } from '@lichen/contracts/activities/activity.entity';
import { electricityActivity } from '@lichen/contracts/activities/electricity.entity';
import type { RecordOf } from '@lichen/contracts/entity';
import { paths } from '@lichen/contracts/paths';
import { Facts, percentOf, StatusTag, useCodeLabels, useFormat, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { useMemberNames } from './useMemberNames';

export type Activity = RecordOf<typeof activity>;
export type Electricity = RecordOf<typeof electricityActivity>;
interface Place {
  location?: { name: string; address_line1?: string; town_or_city?: string } | null;
}

/** Name of the place, which the answer brings along with the reference. */
export const placeOf = (record: object) => (record as Place).location ?? null;

/** All fields of an electricity activity. */
export function ElectricityFacts({ record }: { record: Electricity }) {
  const t = useT();
  const format = useFormat();
  const gridName = useCodeLabels('electricity_grids');
  const instrumentName = useCodeLabels('instruments');
  const { fields } = electricityActivity;
  const place = placeOf(record);
  const percent = record.renewable_percent ?? percentOf(record.renewable_amount, record.amount);
  const share = percent === null ? '' : ` · ${format.percent(percent, 2)}`;
  return (
    <Facts
      facts={[
        { label: t('Period'), value: format.period(record.from, record.to) },
        {
          label: t(fields.location_id.label),
          value: place && <Link to={paths.location(record.location_id)}>{place.name}</Link>,
        },
        { label: t(fields.amount.label), value: `${format.number(record.amount)} ${record.units}` },
        { label: t('Renewable'), value: `${format.number(record.renewable_amount)} ${record.units}${share}` },
        { label: t(fields.instrument.label), value: record.instrument && instrumentName(record.instrument) },
        {
          label: t(fields.supplier_factor.label),
          value: record.supplier_factor && format.number(record.supplier_factor),
        },
        {
          label: t(fields.electricity_grid.label),
          value: record.electricity_grid && gridName(record.electricity_grid),
        },
        { label: t(fields.self_produced.label), value: t(record.self_produced ? 'Yes' : 'No') },
        { label: t(fields.invoice_date.label), value: format.day(record.invoice_date) },
        { label: t(fields.invoice_ref.label), value: record.invoice_ref },
        { label: t(fields.cost.label), value: format.money(record.cost) },
      ]}
    />
  );
}

type Common = Pick<Electricity, 'description' | 'tags' | 'doc_id' | 'created_on' | 'created_by'>;

/** What every activity tells, whatever its type: description, tags, and where it came from. */
export function CommonFacts({ record }: { record: Common }) {
  const t = useT();
  const format = useFormat();
  const nameOf = useMemberNames();
  const manual = [t('Manual entry'), format.moment(record.created_on), nameOf(record.created_by)];
  const source = record.doc_id ? t('Document') : manual.filter(Boolean).join(', ');
  return (
    <Facts
      facts={[
        { label: t('Description'), value: record.description },
        { label: t('Tags'), value: <Tags tags={record.tags} /> },
        { label: t('Source'), value: source },
      ]}
    />
  );
}

export function Tags({ tags }: { tags: readonly string[] | null }) {
  const t = useT();
  if (!tags?.length) return <>{t('None')}</>;
  return (
    <span className="act-tags">
      {tags.map((tag) => (
        <StatusTag key={tag}>{tag}</StatusTag>
      ))}
    </span>
  );
}
