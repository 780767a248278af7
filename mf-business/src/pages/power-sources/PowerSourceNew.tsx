import { paths } from '@lichen/contracts/api/paths';
import { Page, useT } from '@lichen/kit';
import { PowerSourceForm } from '../../power-sources/PowerSourceForm';

export default function PowerSourceNew() {
  const t = useT();
  return (
    <Page title={t('Add power source')} back={{ to: paths.powerSources, label: 'Power' }}>
      <PowerSourceForm />
    </Page>
  );
}
