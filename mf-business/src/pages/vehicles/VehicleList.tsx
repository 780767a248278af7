import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { paths } from '@lichen/contracts/api/paths';
import { useCodeLabels } from '@lichen/kit';
import { useMemo } from 'react';
import { ListPage } from '../../shared/ListPage';
import { SupportVideo } from '../../shared/SupportVideo';
import { SendReminders } from '../../vehicles/SendReminders';
import { vehicleColumns } from '../../vehicles/vehicle-columns';

export default function VehicleList() {
  const [type, fuel] = [useCodeLabels('vehicle_types'), useCodeLabels('vehicle_fuels')];
  const columns = useMemo(() => vehicleColumns(type, fuel), [type, fuel]);
  return (
    <ListPage
      entity={vehicle}
      name="vehicles"
      title="Vehicles"
      columns={columns}
      nameOf={({ name }) => name}
      to={paths.vehicle}
      addTo={`${paths.vehicles}/new`}
      addLabel="Add"
      more={
        <>
          <SendReminders />
          <SupportVideo id="add_vehicle" />
          <SupportVideo id="vehicle_owner_reminders" label="Video about reminders" />
        </>
      }
    />
  );
}
