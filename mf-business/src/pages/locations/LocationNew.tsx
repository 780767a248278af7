import { paths } from '@lichen/contracts/api/paths';
import { Page, useT } from '@lichen/kit';
import { LocationForm } from '../../locations/LocationForm';

export default function LocationNew() {
  const t = useT();
  return (
    <Page title={t('Add location')} back={{ to: paths.locations, label: 'Locations' }}>
      <LocationForm />
    </Page>
  );
}
