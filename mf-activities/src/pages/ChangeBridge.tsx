import { activity } from '@lichen/contracts/activities/activity.entity';
import {
  BRIDGE_PART_NAMES,
  type BridgePart,
  type ChangeBridge as Answer,
  getChangeBridge,
} from '@lichen/contracts/activities/change-bridge.call';
import {
  DataTable,
  FiveStates,
  NoPermission,
  Page,
  PeriodField,
  useAnswer,
  useFormat,
  usePortal,
  useT,
  useTableView,
} from '@lichen/kit';
import { ActivityPlaces } from '../parts/ActivityPlaces';
import { typeName } from '../parts/activity-name';
import { AddOrClear } from '../parts/AddOrClear';
import { BridgeCard } from '../parts/BridgeCard';
import { Group } from '../parts/Choices';
import { changeColumns } from '../parts/change-columns';
import { afterChange, beforeChange, changePeriods } from '../parts/change-periods';
import '../parts/activities.css';
import '../parts/calcs.css';
import '../parts/bridge.css';

export default function ChangeBridge() {
  const { may } = usePortal();
  return may(getChangeBridge.allow) ? <Bridge /> : <NoPermission />;
}

const FILTERS = ['activity', 'locations', 'scopes', 'part'];

const partOf = (text: string | null): BridgePart | null => BRIDGE_PART_NAMES.find((name) => name === text) ?? null;

function Bridge() {
  const t = useT();
  const format = useFormat();
  const { today } = usePortal();
  const view = useTableView('change');
  const { url } = view;
  const { before, after } = changePeriods(url, today());
  const part = partOf(url.one('part'));
  const query = {
    ...after,
    before_from: before.from,
    before_to: before.to,
    activity: url.many('activity'),
    locations: url.many('locations'),
    scopes: url.many('scopes'),
    part,
    ...{ limit: view.query.limit, offset: view.query.offset },
  };
  const found = useAnswer<Answer>([activity.name, 'call'], getChangeBridge.name, { query });
  return (
    <Page
      wide
      title={t('Why it changed')}
      context={`${format.period(before.from, before.to)} → ${format.period(after.from, after.to)}`}
    >
      <ActivityPlaces />
      <search className="act-change-periods">
        <Group title={t('Earlier period')}>
          <PeriodField
            label={t('Earlier period')}
            plain
            value={before}
            onChange={(next) => next && url.set(beforeChange(next))}
          />
        </Group>
        <Group title={t('Later period')}>
          <PeriodField
            label={t('Later period')}
            plain
            value={after}
            onChange={(next) => next && url.set(afterChange(next))}
          />
        </Group>
      </search>
      <FiveStates
        of={found}
        empty={{
          when: ({ before_ug, after_ug, total }) => before_ug === 0 && after_ug === 0 && total === 0,
          text: t('No data available'),
          action: <AddOrClear url={url} filters={FILTERS} />,
        }}
      >
        {(answer) => (
          <>
            <BridgeCard change={answer} chosen={part} onChoose={(next) => url.set({ part: next })} />
            <DataTable
              label="Sources"
              columns={changeColumns({ t, format, part, before, after })}
              of={found}
              view={view}
              nameOf={(row) => t(typeName(row))}
              empty={{ text: t('No data available'), filters: FILTERS }}
            />
          </>
        )}
      </FiveStates>
    </Page>
  );
}
