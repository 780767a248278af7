import { type VehicleStats, vehicleStats } from '@lichen/contracts/activities/totals/record-stats.call';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { paths } from '@lichen/contracts/api/paths';
import { RecordButtons, Slot, useCall, useCodeLabels, YearSelect } from '@lichen/kit';
import { RecordPage } from '../../shared/RecordPage';
import type { Vehicle } from '../../vehicles/vehicle-columns';
import { VehicleDetails } from '../../vehicles/VehicleDetails';
import { VEHICLE_TABS } from '../../vehicles/vehicle-tabs';
import { VehicleStrip } from '../../vehicles/VehicleStrip';
import { useYearTabs } from '../../shared/useYearTabs';
import { WARNINGS } from '../../shared/warnings';
import { YearOf } from '../../shared/YearOf';
import '../../shared/business.css';

export default function VehicleDetail() {
  const { year, turn, open } = useYearTabs('vehicle', VEHICLE_TABS);
  return (
    <RecordPage
      entity={vehicle}
      title="Vehicle"
      nameOf={({ name }) => name}
      back={{ to: () => paths.vehicles, label: 'Vehicles' }}
      context={(record: Vehicle) => <Kind vehicle={record} />}
      actions={({ _id, name }: Vehicle) => (
        <>
          <YearSelect year={year} onChange={turn} />
          <RecordButtons
            entity={vehicle}
            id={_id}
            name={name}
            edit={`${paths.vehicle(_id)}/edit`}
            back={paths.vehicles}
            warning={WARNINGS.vehicle}
            primary={<RecordActivity id={_id} year={year} />}
          />
        </>
      )}
    >
      {(record) => <Year vehicle={record} year={year} open={open} />}
    </RecordPage>
  );
}

function Kind({ vehicle: { type, fuel_type, location } }: { vehicle: Vehicle }) {
  const [typeName, fuelName] = [useCodeLabels('vehicle_types'), useCodeLabels('vehicle_fuels')];
  return [typeName(type), fuelName(fuel_type), location?.name].filter(Boolean).join(' · ');
}

/** Shown only to users from whom the server accepts entries for this vehicle. */
function RecordActivity({ id, year }: { id: string; year: number }) {
  const { data } = useCall<VehicleStats>(vehicleStats, { id, year });
  const props = { parent_field: 'vehicle_id', parent_id: id, is_primary: true } as const;
  return data?.may_record && <Slot name="activity.editor" props={props} />;
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
      <VehicleDetails vehicle={one} stats={found.data} year={year} />
    </YearOf>
  );
}
