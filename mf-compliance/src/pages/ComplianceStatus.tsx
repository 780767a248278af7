import { paths } from '@lichen/contracts/api/paths';
import { DEMAND_LISTS, demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import {
  DataTable,
  ExportButton,
  Page,
  TextField,
  useFormat,
  usePortal,
  useRecords,
  useT,
  useTableView,
  useUrlText,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link, useNavigate } from '@lichen/kit/router';
import { useMemo, useState } from 'react';
import { everyDemand } from '../demands/every-demand';
import { demandColumns, demandName } from '../demands/demand-columns';
import { NewDemand } from '../demands/NewDemand';
import { RemindChosen } from '../demands/RemindChosen';
import { ComingMonthsCard, StatusFigures } from '../demands/StatusFigures';
import { ComplianceTabs } from '../shared/ComplianceTabs';
import '../partners/value-chain.css';
import '../shared/compliance.css';

type List = (typeof DEMAND_LISTS)[number];

const LIST_WORDS: Readonly<Record<List, string>> = {
  for_review: 'For review',
  non_compliant: 'Non-compliant',
  compliant: 'Compliant',
  all: 'All',
};
const SEARCH_FROM = 3;
const NOBODY: ReadonlySet<string> = new Set();

/** Demands of the company: key figures and list. */
export default function ComplianceStatus() {
  const t = useT();
  const { may } = usePortal();
  const format = useFormat();
  const navigate = useNavigate();
  const view = useTableView('demands');
  const [chosen, setChosen] = useState(NOBODY);
  const { url } = view;
  const list = DEMAND_LISTS.find((one) => one === url.one('filter')) ?? 'all';
  const [typed, setTyped] = useUrlText(url, 'search', { from: SEARCH_FROM });
  const columns = useMemo(() => demandColumns(t, format), [t, format]);
  const asked = { filter: list, search: url.one('search') };
  const found = useRecords(demand, { ...view.query, ...asked });
  const show = (open: boolean) => url.set({ demand: open ? 'new' : null }, { keepPage: true });
  const add = may(demand.allow.create) && (
    <Button type="primary" onClick={() => show(true)}>
      {t('Create new compliance demand')}
    </Button>
  );
  return (
    <div className="cp-pane">
      <Page wide title={t('Compliance')} actions={add}>
        <ComplianceTabs open="status" />
        <StatusFigures />
        <ComingMonthsCard />
        <div className="cp-bar">
          <nav className="cp-lists" aria-label={t('Demands')}>
            {DEMAND_LISTS.map((one) => (
              <Link
                key={one}
                to={{ search: `?filter=${one}` }}
                {...(one === list ? { 'aria-current': 'page' as const } : {})}
              >
                {t(LIST_WORDS[one])}
              </Link>
            ))}
          </nav>
          <TextField label="Search" plain value={typed} onChange={setTyped} />
          <div className="cp-acts cp-bar-end">
            <ExportButton
              excel
              name="compliance"
              columns={columns}
              view={view}
              answer={found.data}
              load={() => everyDemand(asked)}
            />
          </div>
        </div>
        <RemindChosen chosen={chosen} onDone={() => setChosen(NOBODY)} />
        <DataTable
          label="Demands"
          columns={columns}
          of={found}
          view={view}
          nameOf={(row) => demandName(row, t)}
          selection={{ chosen, onChange: setChosen }}
          onOpen={({ _id }) => navigate(paths.complianceDemand(_id))}
          empty={{ text: t(TEXTS.listEmpty), action: add, filters: ['search', 'filter'] }}
        />
        {url.one('demand') === 'new' && <NewDemand onClose={() => show(false)} />}
      </Page>
    </div>
  );
}
