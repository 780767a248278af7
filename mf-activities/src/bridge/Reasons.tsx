import {
  BRIDGE_PART_NAMES,
  type BridgePart,
  type ChangeBridge as Answer,
  getChangeBridge,
} from '@lichen/contracts/activities/bridge/change-bridge.call';
import type { ComparedPeriods } from '@lichen/contracts/activities/comparison/same-period';
import { paths } from '@lichen/contracts/api/paths';
import { DataTable, QueryStates, type TableView, useCall, useFormat, useT } from '@lichen/kit';
import { explanationAddress } from '../shared/address/total-in-address';
import { typeName } from '../shared/activity-name';
import { AddOrClear } from '../shared/AddOrClear';
import { BridgeCard } from './BridgeCard';
import { BridgeGaps } from './BridgeGaps';
import { changeColumns } from './change-columns';

const FILTERS = ['activity', 'locations', 'scopes', 'part'];

const partOf = (text: string | null): BridgePart | null => BRIDGE_PART_NAMES.find((name) => name === text) ?? null;

/** Causes of the change between two periods, and the sources that they moved. */
export function Reasons({ view, compared }: { view: TableView; compared: ComparedPeriods }) {
  const t = useT();
  const format = useFormat();
  const { url } = view;
  const { before, now: after } = compared;
  const part = partOf(url.one('part'));
  const scopes = url.many('scopes');
  const narrowed = { activity: url.many('activity'), locations: url.many('locations'), scopes };
  const query = {
    ...after,
    before_from: before.from,
    before_to: before.to,
    ...narrowed,
    part,
    ...{ limit: view.query.limit, offset: view.query.offset },
  };
  const totalOf = ({ from, to }: { from: number; to: number }) =>
    explanationAddress(paths.activities({ ...narrowed, start_date: String(from), end_date: String(to) }));
  const found = useCall<Answer>(getChangeBridge, query);
  return (
    <>
      <BridgeGaps compared={compared} narrowed={narrowed} />
      <QueryStates
        of={found}
        empty={{
          when: ({ before_ug, after_ug, total }) => before_ug === 0 && after_ug === 0 && total === 0,
          text: t('No data available'),
          action: <AddOrClear url={url} filters={FILTERS} />,
        }}
      >
        {(answer) => (
          <>
            <BridgeCard
              change={answer}
              chosen={part}
              onChoose={(next) => url.set({ part: next })}
              totals={{ before: totalOf(before), after: totalOf(after) }}
            />
            <DataTable
              label="Sources"
              columns={changeColumns({ t, format, part, before, after, scopes })}
              of={found}
              view={view}
              nameOf={(row) => t(typeName(row))}
              empty={{ text: t('No data available'), filters: FILTERS }}
            />
          </>
        )}
      </QueryStates>
    </>
  );
}
