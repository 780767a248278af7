import { DOC_STATUSES } from '@lichen/contracts/docs/doc-statuses';
import type { Column, Formats, Translate } from '@lichen/kit';
import { amountOf, type Doc, locationOf, periodOf, supplierOf } from '../shared/documents';
import { documentColumn } from '../shared/document-name';
import { DocStatusTag } from '../shared/DocStatusTag';
import { ExpiryTag } from './ExpiryTag';
import { FieldSummary } from './FieldSummary';

/** Placeholder for an empty cell; hidden where rows are shown as cards. */
const NONE = <span className="doc-none">–</span>;

interface Parts {
  t: Translate;
  format: Formats;
  tn: (count: number, one: string, many: string) => string;
  memberName: (id: string) => string;
}

/** Returns the file name and the number of pages. */
function fileLine({ name, contents }: Doc, tn: Parts['tn']): string {
  const pages = contents?.pages;
  return [name, pages ? tn(pages, '{count} page', '{count} pages') : null].filter(Boolean).join(' · ');
}

/** Columns for the period or validity, and for the amount. */
function whatColumns({ format }: Pick<Parts, 'format'>): Column<Doc>[] {
  const period = (row: Doc) => {
    const found = periodOf(row);
    return found ? format.period(found.from, found.to) : '';
  };
  const amount = (row: Doc) => {
    const found = amountOf(row);
    return found ? `${format.number(found.amount)} ${found.unit}` : '';
  };
  return [
    {
      key: 'period',
      title: 'Period or validity',
      sort: 'expiry_date',
      width: 172,
      text: (row) => (row.expiry_date === null ? period(row) : format.day(row.expiry_date)),
      render: (row) => (row.expiry_date === null ? period(row) || NONE : <ExpiryTag end={row.expiry_date} />),
    },
    {
      key: 'amount',
      title: 'Amount',
      align: 'number',
      card: 'figure',
      text: amount,
      render: (row) => {
        const found = amountOf(row);
        if (!found) return NONE;
        return (
          <>
            {format.number(found.amount)} <span className="doc-unit">{found.unit}</span>
          </>
        );
      },
    },
  ];
}

export function docColumns({ t, tn, format, memberName }: Parts): Column<Doc>[] {
  return [
    { ...documentColumn<Doc>(t, (row) => fileLine(row, tn)), sort: 'name', width: 220 },
    {
      key: 'status',
      title: 'Status',
      sort: 'status',
      width: 148,
      text: (row) => t(DOC_STATUSES[row.status]),
      render: (row) => <DocStatusTag status={row.status} isByItself={row.applied_by_itself} />,
    },
    {
      key: 'supplier',
      title: 'Supplier',
      text: (row) => supplierOf(row) ?? '',
      render: (row) => supplierOf(row) ?? NONE,
    },
    {
      key: 'location',
      title: 'Location',
      card: 'none',
      text: (row) => locationOf(row) ?? '',
      render: (row) => locationOf(row) ?? NONE,
    },
    ...whatColumns({ format }),
    {
      key: 'fields',
      title: 'Fields',
      width: 148,
      text: ({ field_states }) => String(Object.keys(field_states ?? {}).length),
      render: ({ field_states }) => <FieldSummary states={field_states} />,
    },
    {
      key: 'received',
      title: 'Received',
      sort: 'created_on',
      width: 140,
      card: 'none',
      text: (row) => format.moment(row.created_on),
      render: (row) => (
        <>
          <span className="doc-received">{format.moment(row.created_on)}</span>
          <span className="doc-quiet">{row.email_id === null ? memberName(row.created_by) : t('Email')}</span>
        </>
      ),
    },
  ];
}
