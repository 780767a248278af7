import { location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { paths } from '@lichen/contracts/api/paths';
import { TEXTS } from '@lichen/contracts/text/texts';
import {
  Card,
  Facts,
  QueryStates,
  Page,
  RecordButtons,
  Slot,
  StatusTag,
  useCodeLabels,
  useFormat,
  useRecord,
  useT,
} from '@lichen/kit';
import { useParams } from '@lichen/kit/router';
import { LocationUsesCard } from '../locations/LocationUsesCard';
import { ActivitiesOf } from '../shared/ActivitiesOf';
import '../shared/business.css';

type Location = RecordOf<typeof location>;

export default function LocationDetail() {
  const t = useT();
  const { id = '' } = useParams();
  const stored = useRecord(location, id);
  return (
    <Page
      title={stored.data?.name ?? t('Location')}
      context={stored.data && <Where location={stored.data} />}
      back={{ to: paths.locations, label: 'Locations' }}
      actions={stored.data && <Buttons location={stored.data} />}
    >
      {id && <Slot name="record.figures" props={{ entity: location.name, id }} />}
      <QueryStates of={stored}>
        {(record) => (
          <>
            <Details location={record} />
            <LocationUsesCard id={record._id} />
            <ActivitiesOf field="location_id" id={record._id} />
          </>
        )}
      </QueryStates>
    </Page>
  );
}

function Where({ location: { town_or_city, country, head_office } }: { location: Location }) {
  const t = useT();
  const countryName = useCodeLabels('countries');
  return (
    <>
      {town_or_city}, {countryName(country)} {head_office && <StatusTag tone="good">{t('Head office')}</StatusTag>}
    </>
  );
}

function Buttons({ location: { _id, name } }: { location: Location }) {
  return (
    <>
      <Slot name="activity.editor" props={{ parent_field: 'location_id', parent_id: _id }} />
      <RecordButtons
        entity={location}
        id={_id}
        name={name}
        edit={`${paths.location(_id)}/edit`}
        back={paths.locations}
        warning={TEXTS.deleteRecord}
      />
    </>
  );
}

function Details({ location: site }: { location: Location }) {
  const t = useT();
  const format = useFormat();
  const countryName = useCodeLabels('countries');
  const gridName = useCodeLabels('electricity_grids');
  const { fields } = location;
  const yesNo = (value: boolean) => t(value ? 'Yes' : 'No');
  const lines = [site.address_line1, site.address_line2, site.town_or_city, site.post_code, countryName(site.country)];
  return (
    <div className="biz-cards">
      <Card title={t('Site')}>
        <Facts
          facts={[
            { label: t('Address'), value: lines.filter(Boolean).join('\n') },
            { label: t('Known as'), value: site.address },
            { label: t('In use'), value: format.period(site.from, site.to) },
            {
              label: t(fields.area.label),
              value: site.area === null ? null : `${format.number(site.area)} ${site.area_units}`,
            },
            { label: t(fields.leased.label), value: yesNo(site.leased) },
            { label: t(fields.operational_control.label), value: yesNo(site.operational_control) },
            {
              label: t(fields.controlled_until.label),
              value: site.controlled_until !== null && format.day(site.controlled_until),
            },
          ]}
        />
      </Card>
      <Card title={t('Energy and water')}>
        <Facts
          facts={[
            { label: t(fields.electricity_grid.label), value: gridName(site.electricity_grid) },
            { label: t(fields.electricity_units.label), value: site.electricity_units },
            { label: t(fields.energy_units.label), value: site.energy_units },
            { label: t(fields.water_units.label), value: site.water_units },
            { label: t(fields.uses_fuel.label), value: yesNo(site.uses_fuel) },
            { label: t(fields.estimate_emissions.label), value: yesNo(site.estimate_emissions) },
            { label: t(fields.water_stress_areas.label), value: yesNo(site.water_stress_areas) },
            { label: t(fields.local_water_stress_areas.label), value: site.local_water_stress_areas?.join(', ') },
          ]}
        />
      </Card>
    </div>
  );
}
