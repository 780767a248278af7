import { type VehicleStats, vehicleStats } from '@lichen/contracts/activities/totals/record-stats.call';
import { ELECTRIC_FUEL, vehicle } from '@lichen/contracts/business/vehicle.entity';
import { paths } from '@lichen/contracts/api/paths';
import { Card, Facts, Slot, RecordButtons, useCall, useCodeLabels, useFormat, useT, YearSelect } from '@lichen/kit';
import { fullName } from '@lichen/contracts/business/full-name';
import { RecordPage } from '../shared/RecordPage';
import type { Vehicle } from '../vehicles/vehicle-columns';
import { VEHICLE_TABS } from '../vehicles/vehicle-tabs';
import { VehicleStrip } from '../vehicles/VehicleStrip';
import { useYearTabs } from '../shared/useYearTabs';
import { WARNINGS } from '../shared/warnings';
import { YearOf } from '../shared/YearOf';
import '../shared/business.css';

export default function VehicleDetail() {
  const { year, turn, open } = useYearTabs('vehicle', VEHICLE_TABS);
  return (
    <RecordPage
      entity={vehicle}
      title="Vehicle"
      nameOf={({ name }) => name}
      back={{ to: () => paths.vehicles, label: 'Vehicles' }}
      context={(record: Vehicle) => record.location?.name}
      actions={({ _id, name }: Vehicle) => (
        <>
          <YearSelect year={year} onChange={turn} />
          <RecordActivity id={_id} year={year} />
          <RecordButtons
            entity={vehicle}
            id={_id}
            name={name}
            edit={`${paths.vehicle(_id)}/edit`}
            back={paths.vehicles}
            warning={WARNINGS.vehicle}
          />
        </>
      )}
    >
      {(record) => <Year vehicle={record} year={year} open={open} />}
    </RecordPage>
  );
}

/** For whom the server takes entries of this vehicle. */
function RecordActivity({ id, year }: { id: string; year: number }) {
  const { data } = useCall<VehicleStats>(vehicleStats, { id, year });
  return data?.may_record && <Slot name="activity.editor" props={{ parent_field: 'vehicle_id', parent_id: id }} />;
}

function Year({ vehicle: one, year, open }: { vehicle: Vehicle; year: number; open: string }) {
  const found = useCall<VehicleStats>(vehicleStats, { id: one._id, year });
  return (
    <YearOf
      {...{ found, year, open, id: one._id }}
      label="Vehicle"
      isReadOnly={!found.data?.may_record}
      tabs={VEHICLE_TABS}
      field="vehicle_id"
      strip={(stats, isOlder) => <VehicleStrip stats={stats} isOlder={isOlder} />}
    >
      <Details vehicle={one} />
    </YearOf>
  );
}

function Details({ vehicle: one }: { vehicle: Vehicle }) {
  const t = useT();
  const format = useFormat();
  const [type, fuel] = [useCodeLabels('vehicle_types'), useCodeLabels('vehicle_fuels')];
  const { fields } = vehicle;
  const isElectric = one.fuel_type === ELECTRIC_FUEL && one.power_rating !== null;
  return (
    <div className="biz-cards">
      <Card title={t('Vehicle')}>
        <Facts
          facts={[
            { label: t(fields.type.label), value: type(one.type) },
            { label: t(fields.fuel_type.label), value: fuel(one.fuel_type) },
            { label: t(fields.power_rating.label), value: isElectric && format.number(one.power_rating ?? 0) },
            { label: t(fields.fuel_units.label), value: one.fuel_units === 'mile' ? t('Mile') : one.fuel_units },
          ]}
        />
      </Card>
      <Card title={t('Care')}>
        <Facts
          facts={[
            { label: t(fields.location_id.label), value: one.location?.name },
            {
              label: t(fields.admin_profile_id.label),
              value: one.admin_profile ? fullName(one.admin_profile) : t('No one'),
            },
          ]}
        />
      </Card>
    </div>
  );
}
