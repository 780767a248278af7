import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { paths } from '@lichen/contracts/api/paths';
import { RecordPage } from '../../shared/RecordPage';
import { VehicleForm } from '../../vehicles/VehicleForm';

export default function VehicleEdit() {
  return (
    <RecordPage
      entity={vehicle}
      title="Edit vehicle"
      nameOf={({ name }) => name}
      back={{ to: paths.vehicle, label: 'Vehicle' }}
    >
      {(record) => <VehicleForm stored={record} />}
    </RecordPage>
  );
}
