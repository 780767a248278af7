import { type FindingsAnswer, type ListedFinding, listFindings } from '@lichen/contracts/activities/checks.call';
import { dismissedFinding } from '@lichen/contracts/activities/dismissed-finding.entity';
import {
  DataTable,
  NoPermission,
  Page,
  useAnswer,
  useFormat,
  usePortal,
  useRemove,
  useT,
  useTn,
  useTell,
  useTableView,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import { ActivityPlaces } from '../parts/ActivityPlaces';
import { filtersOf } from '../parts/activity-filters';
import { CheckFilters } from '../parts/CheckFilters';
import { DismissDialog } from '../parts/DismissDialog';
import { findingColumns } from '../parts/finding-columns';
import { useFindingSentence } from '../parts/useFindingSentence';
import '../parts/activities.css';
import '../parts/checks.css';

export default function CheckList() {
  const { may } = usePortal();
  return may(listFindings.allow) ? <Findings /> : <NoPermission />;
}

const FILTERS = ['start_date', 'end_date', 'kind', 'activity', 'locations', 'dismissed'];
/** Without bounds every day counts. */
const ALWAYS = { from: -62_135_596_800_000, to: 253_402_214_400_000 };

function Findings() {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const { today } = usePortal();
  const view = useTableView('findings');
  const { url } = view;
  const sentence = useFindingSentence();
  const { from, to } = filtersOf(url, today());
  const [dismissing, setDismissing] = useState<ListedFinding>();
  const query = {
    start_date: from ?? ALWAYS.from,
    end_date: to ?? ALWAYS.to,
    kind: url.many('kind'),
    activity: url.many('activity'),
    locations: url.many('locations'),
    dismissed: url.one('dismissed'),
    limit: view.query.limit,
    offset: view.query.offset,
  };
  const found = useAnswer<FindingsAnswer>([dismissedFinding.name, 'call'], listFindings.name, { query });
  const buttons = (row: ListedFinding) => <Buttons row={row} onDismiss={() => setDismissing(row)} />;
  return (
    <Page wide title={t('Checks')} context={found.data && tn(found.data.total, '{count} finding', '{count} findings')}>
      <ActivityPlaces />
      <CheckFilters url={url} period={{ from, to }} kinds={found.data?.kinds ?? {}} />
      <DataTable
        label="Checks"
        columns={findingColumns({ t, format, sentence, buttons })}
        of={found}
        view={view}
        nameOf={sentence}
        empty={{ text: t('Nothing odd was found in this period.'), filters: FILTERS }}
      />
      {dismissing && <DismissDialog finding={dismissing} onClose={() => setDismissing(undefined)} />}
    </Page>
  );
}

function Buttons({ row, onDismiss }: { row: ListedFinding; onDismiss: () => void }) {
  const t = useT();
  const tell = useTell();
  const { remove } = useRemove(dismissedFinding);
  const { dismissed } = row;
  const showAgain = async (id: string) => {
    const outcome = await remove(id);
    if (outcome.state === 'failed') tell(t(outcome.error.message), 'bad');
  };
  return dismissed ? (
    <Button size="small" onClick={() => void showAgain(dismissed._id)}>
      {t('Show again')}
    </Button>
  ) : (
    <Button size="small" onClick={onDismiss}>
      {t('Dismiss')}
    </Button>
  );
}
