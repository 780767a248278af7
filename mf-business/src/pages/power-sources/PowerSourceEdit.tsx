import { powerSource } from '@lichen/contracts/business/power-sources/power-source.entity';
import { paths } from '@lichen/contracts/api/paths';
import { RecordPage } from '../../shared/RecordPage';
import { PowerSourceForm } from '../../power-sources/PowerSourceForm';

export default function PowerSourceEdit() {
  return (
    <RecordPage
      entity={powerSource}
      title="Edit power source"
      nameOf={({ name }) => name}
      back={{ to: paths.powerSource, label: 'Power source' }}
    >
      {(record) => <PowerSourceForm stored={record} />}
    </RecordPage>
  );
}
