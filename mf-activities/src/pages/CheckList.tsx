import { type FindingsAnswer, type ListedFinding, listFindings } from '@lichen/contracts/activities/checks/checks.call';
import { DataTable, NoPermission, Page, useCall, useFormat, usePortal, useT, useTn, useTableView } from '@lichen/kit';
import { useState } from 'react';
import { ActivityAreaNav } from '../shared/ActivityAreaNav';
import { FILTER_LABELS, filtersOf } from '../shared/address/activity-filters';
import { CheckFilters } from '../checks/CheckFilters';
import { FindingButtons } from '../checks/FindingButtons';
import { DismissDialog } from '../checks/DismissDialog';
import { findingColumns } from '../checks/finding-columns';
import { useFindingSentence } from '../checks/useFindingSentence';
import '../shared/activities.css';
import '../checks/checks.css';

export default function CheckList() {
  const { may } = usePortal();
  return may(listFindings.allow) ? <Findings /> : <NoPermission who={listFindings.allow} />;
}

const FILTERS = ['start_date', 'end_date', 'kind', 'activity', 'locations', 'dismissed'];
/** Period that includes every valid day, UTC midnight in ms. */
const ALWAYS = { from: -62_135_596_800_000, to: 253_402_214_400_000 };

function Findings() {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const { today } = usePortal();
  const view = useTableView('findings');
  const { url } = view;
  const sentence = useFindingSentence();
  const { from, to, unread } = filtersOf(url, today());
  const [dismissing, setDismissing] = useState<ListedFinding>();
  const query = {
    start_date: from ?? ALWAYS.from,
    end_date: to ?? ALWAYS.to,
    kind: url.many('kind'),
    activity: url.many('activity'),
    locations: url.many('locations'),
    dismissed: url.one('dismissed'),
    ...unread,
    limit: view.query.limit,
    offset: view.query.offset,
  };
  const found = useCall<FindingsAnswer>(listFindings, query);
  const buttons = (row: ListedFinding) => (
    <FindingButtons row={row} name={sentence(row)} onDismiss={() => setDismissing(row)} />
  );
  return (
    <Page wide title={t('Checks')} context={found.data && tn(found.data.total, '{count} finding', '{count} findings')}>
      <ActivityAreaNav />
      <CheckFilters url={url} period={{ from, to }} kinds={found.data?.kinds ?? {}} />
      <DataTable
        label="Checks"
        columns={findingColumns({ t, format, sentence, buttons })}
        of={found}
        view={view}
        nameOf={sentence}
        empty={{ text: t('No findings in this period.'), filters: FILTERS, filterLabels: FILTER_LABELS }}
      />
      {dismissing && <DismissDialog finding={dismissing} onClose={() => setDismissing(undefined)} />}
    </Page>
  );
}
