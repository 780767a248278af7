import { location } from '@lichen/contracts/business/location.entity';
import { paths } from '@lichen/contracts/api/paths';
import { QueryStates, Page, useRecord, useT } from '@lichen/kit';
import { useParams } from '@lichen/kit/router';
import { LocationForm } from '../../locations/LocationForm';

export default function LocationEdit() {
  const t = useT();
  const { id = '' } = useParams();
  const stored = useRecord(location, id);
  return (
    <Page title={stored.data?.name ?? t('Edit location')} back={{ to: paths.location(id), label: 'Location' }}>
      <QueryStates of={stored}>{(record) => <LocationForm stored={record} />}</QueryStates>
    </Page>
  );
}
