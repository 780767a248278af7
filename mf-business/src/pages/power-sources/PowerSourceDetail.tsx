import { type PowerStats, powerStats } from '@lichen/contracts/activities/totals/record-stats.call';
import { powerSource } from '@lichen/contracts/business/power-sources/power-source.entity';
import { paths } from '@lichen/contracts/api/paths';
import {
  Card,
  Facts,
  RecordButtons,
  Slot,
  StatusTag,
  useCall,
  useCodeLabels,
  useFormat,
  useT,
  YearSelect,
} from '@lichen/kit';
import type { PowerSource } from '../../power-sources/power-source-columns';
import { POWER_TABS } from '../../power-sources/power-source-tabs';
import { PowerStrip } from '../../power-sources/PowerStrip';
import { RecordPage } from '../../shared/RecordPage';
import { useYearTabs } from '../../shared/useYearTabs';
import { WARNINGS } from '../../shared/warnings';
import { YearOf } from '../../shared/YearOf';
import '../../shared/business.css';

export default function PowerSourceDetail() {
  const { year, turn, open } = useYearTabs('power', POWER_TABS);
  return (
    <RecordPage
      entity={powerSource}
      title="Power source"
      nameOf={({ name }) => name}
      back={{ to: () => paths.powerSources, label: 'Power' }}
      context={(record) => <Where source={record} />}
      actions={({ _id, name }) => (
        <>
          <YearSelect year={year} onChange={turn} />
          <RecordButtons
            entity={powerSource}
            id={_id}
            name={name}
            edit={`${paths.powerSource(_id)}/edit`}
            back={paths.powerSources}
            warning={WARNINGS.powerSource}
            primary={
              <Slot name="activity.editor" props={{ parent_field: 'source_id', parent_id: _id, is_primary: true }} />
            }
          />
        </>
      )}
    >
      {(record) => <Year source={record} year={year} open={open} />}
    </RecordPage>
  );
}

function Year({ source, year, open }: { source: PowerSource; year: number; open: string }) {
  const found = useCall<PowerStats>(powerStats, { source_id: source._id, year });
  return (
    <YearOf
      {...{ found, year, open, id: source._id }}
      label="Power source"
      tabs={POWER_TABS}
      field="source_id"
      strip={(stats, isOlder) => <PowerStrip stats={stats} isOlder={isOlder} />}
    >
      <Details source={source} />
    </YearOf>
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
