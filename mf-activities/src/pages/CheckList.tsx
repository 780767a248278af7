import { type FindingsAnswer, type ListedFinding, listFindings } from '@lichen/contracts/activities/checks/checks.call';
import { dismissedFinding } from '@lichen/contracts/activities/checks/dismissed-finding.entity';
import {
  DataTable,
  NoPermission,
  Page,
  useCall,
  useFormat,
  usePortal,
  useRemove,
  useT,
  useTn,
  useNotify,
  useTableView,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { useState } from 'react';
import { ActivityAreaNav } from '../shared/ActivityAreaNav';
import { filtersOf } from '../shared/activity-filters';
import { CheckFilters } from '../checks/CheckFilters';
import { DismissDialog } from '../checks/DismissDialog';
import { findingColumns } from '../checks/finding-columns';
import { gapAddress, reviewAddress } from '../checks/gap-address';
import { useFindingSentence } from '../checks/useFindingSentence';
import '../shared/activities.css';
import '../checks/checks.css';

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
  const found = useCall<FindingsAnswer>(listFindings, query);
  const buttons = (row: ListedFinding) => (
    <Buttons row={row} name={sentence(row)} onDismiss={() => setDismissing(row)} />
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
        empty={{ text: t('No findings in this period.'), filters: FILTERS }}
      />
      {dismissing && <DismissDialog finding={dismissing} onClose={() => setDismissing(undefined)} />}
    </Page>
  );
}

interface ButtonsProps {
  row: ListedFinding;
  /** Sentence of the finding, for the accessible names of the buttons. */
  name: string;
  onDismiss: () => void;
}

function Buttons({ row, name, onDismiss }: ButtonsProps) {
  const t = useT();
  const notify = useNotify();
  const { remove } = useRemove(dismissedFinding);
  const { dismissed } = row;
  const missing = gapAddress(row);
  const review = reviewAddress(row);
  const showAgain = async (id: string) => {
    const outcome = await remove(id);
    if (outcome.state === 'failed') notify(t(outcome.error.message), 'bad');
  };
  return dismissed ? (
    <Button size="small" onClick={() => void showAgain(dismissed._id)}>
      {t('Show again')}
    </Button>
  ) : (
    <div className="act-finding-ways">
      {review && (
        <Link to={review} aria-label={`${t('Review figure')}: ${name}`}>
          {t('Review figure')}
        </Link>
      )}
      {missing && (
        <Link to={missing} aria-label={`${t('Add')}: ${name}`}>
          {t('Add')}
        </Link>
      )}
      <Button size="small" onClick={onDismiss}>
        {t('Dismiss')}
      </Button>
    </div>
  );
}
