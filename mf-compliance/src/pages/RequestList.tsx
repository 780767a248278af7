import { paths } from '@lichen/contracts/api/paths';
import { complianceRequest, REQUEST_LISTS } from '@lichen/contracts/compliance/demands/request.entity';
import { DataTable, Page, SwitchField, useFormat, usePortal, useRecords, useT, useTableView } from '@lichen/kit';
import { Link, useNavigate } from '@lichen/kit/router';
import { useMemo } from 'react';
import { requestColumns } from '../requests/request-columns';
import { askedWords, partnerName } from '../shared/proof-words';
import '../partners/value-chain.css';
import '../shared/compliance.css';

type List = (typeof REQUEST_LISTS)[number];

const LIST_WORDS: Readonly<Record<List, string>> = {
  non_compliant: 'Non-compliant',
  compliant: 'Compliant',
  all: 'All',
};

/** Requests of connected companies, sorted by due date. */
export default function RequestList() {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const video = usePortal().answer.videos['compliance_requests'];
  const view = useTableView('requests');
  const { url } = view;
  const list = REQUEST_LISTS.find((one) => one === url.one('filter')) ?? 'non_compliant';
  const withOptional = url.one('includeOptional') === 'true';
  const columns = useMemo(() => requestColumns(t, format), [t, format]);
  const found = useRecords(complianceRequest, {
    ...view.query,
    filter: list,
    ...(withOptional ? { includeOptional: 'true' } : {}),
  });
  const addressOf = (one: List) => `?filter=${one}${withOptional ? '&includeOptional=true' : ''}`;
  return (
    <Page
      wide
      title={t('Compliance requests')}
      context={t('What your partners ask of you')}
      actions={
        <>
          {video && (
            <a href={video} target="_blank" rel="noreferrer">
              {t('Support video')}
            </a>
          )}
          <Link to={paths.supplierPassports}>{t('Supplier passports')}</Link>
        </>
      }
    >
      <div className="cp-bar">
        <nav className="cp-lists" aria-label={t('Compliance requests')}>
          {REQUEST_LISTS.map((one) => (
            <Link
              key={one}
              to={{ search: addressOf(one) }}
              {...(one === list ? { 'aria-current': 'page' as const } : {})}
            >
              {t(LIST_WORDS[one])}
            </Link>
          ))}
        </nav>
        <SwitchField
          label="Include optional requests?"
          value={withOptional}
          onChange={(next) => url.set({ includeOptional: next ? 'true' : null })}
        />
      </div>
      <DataTable
        label="Compliance requests"
        columns={columns}
        of={found}
        view={view}
        nameOf={(row) => `${partnerName(row)}, ${askedWords(row, t)}`}
        onOpen={({ _id }) => navigate(paths.complianceRequest(_id))}
        empty={{ text: t('Nothing is requested from you here.'), filters: ['filter', 'includeOptional'] }}
      />
    </Page>
  );
}
