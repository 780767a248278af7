import { powerSource } from '@lichen/contracts/business/power-source.entity';
import { paths } from '@lichen/contracts/api/paths';
import { Card, Facts, StatusTag, useCodeLabels, useFormat, useT, RecordButtons } from '@lichen/kit';
import { ActivitiesOf } from '../shared/ActivitiesOf';
import type { PowerSource } from '../power-sources/power-source-columns';
import { RecordPage } from '../shared/RecordPage';
import { WARNINGS } from '../shared/warnings';
import '../shared/business.css';

export default function PowerSourceDetail() {
  return (
    <RecordPage
      entity={powerSource}
      title="Power source"
      nameOf={({ name }) => name}
      back={{ to: () => paths.powerSources, label: 'Power' }}
      context={(record) => <Where source={record} />}
      actions={({ _id, name }) => (
        <RecordButtons
          entity={powerSource}
          id={_id}
          name={name}
          edit={`${paths.powerSource(_id)}/edit`}
          back={paths.powerSources}
          warning={WARNINGS.powerSource}
        />
      )}
    >
      {(record) => (
        <>
          <Details source={record} />
          <ActivitiesOf field="source_id" id={record._id} />
        </>
      )}
    </RecordPage>
  );
}

function Where({ source }: { source: PowerSource }) {
  const t = useT();
  return (
    <>
      {source.location?.name} {source.renewable && <StatusTag tone="good">{t('Renewable')}</StatusTag>}
    </>
  );
}

function Details({ source }: { source: PowerSource }) {
  const t = useT();
  const format = useFormat();
  const method = useCodeLabels('power_generation_methods');
  const { fields } = powerSource;
  return (
    <div className="biz-cards">
      <Card title={t('Power source')}>
        <Facts
          facts={[
            { label: t(fields.power_generation_method.label), value: method(source.power_generation_method) },
            {
              label: t(fields.max_output.label),
              value: `${format.number(source.max_output)} ${source.max_output_units}`,
            },
            { label: t(fields.renewable.label), value: t(source.renewable ? 'Yes' : 'No') },
            { label: t(fields.location_id.label), value: source.location?.name },
          ]}
        />
      </Card>
    </div>
  );
}
