import { powerSource } from '@lichen/contracts/business/power-sources/power-source.entity';
import { paths } from '@lichen/contracts/api/paths';
import { useCodeLabels, useFormat, useT } from '@lichen/kit';
import { useMemo } from 'react';
import { ListPage } from '../../shared/ListPage';
import { SupportVideo } from '../../shared/SupportVideo';
import { powerSourceColumns } from '../../power-sources/power-source-columns';

export default function PowerSourceList() {
  const t = useT();
  const format = useFormat();
  const method = useCodeLabels('power_generation_methods');
  const columns = useMemo(() => powerSourceColumns({ t, format, method }), [t, format, method]);
  return (
    <ListPage
      entity={powerSource}
      name="power_sources"
      title="Power"
      columns={columns}
      nameOf={({ name }) => name}
      to={paths.powerSource}
      addTo={`${paths.powerSources}/new`}
      addLabel="Add"
      more={<SupportVideo id="power_sources" />}
    />
  );
}
