import { paths } from '@lichen/contracts/api/paths';
import { Page, useT } from '@lichen/kit';
import { VehicleForm } from '../../vehicles/VehicleForm';

export default function VehicleNew() {
  const t = useT();
  return (
    <Page title={t('Add vehicle')} back={{ to: paths.vehicles, label: 'Vehicles' }}>
      <VehicleForm />
    </Page>
  );
}
