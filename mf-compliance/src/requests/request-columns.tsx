import type { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type Column, type Formats, StatusTag, type Translate } from '@lichen/kit';
import { partnerName, requestDisplay, typeWords } from '../shared/proof-words';
import { RenewalDay } from '../shared/RenewalDay';

type Request = RecordOf<typeof complianceRequest>;

export const requestColumns = (t: Translate, format: Formats): Column<Request>[] => [
  {
    key: 'partner',
    title: 'Partner',
    fixed: true,
    card: 'title',
    text: partnerName,
    render: (row) => <span className="vc-name">{partnerName(row)}</span>,
  },
  {
    key: 'type',
    title: 'Compliance type',
    text: (row) => t(typeWords(row.demand_type_id)),
    render: (row) => t(typeWords(row.demand_type_id)),
  },
  {
    key: 'mandatory',
    title: 'Mandatory',
    text: (row) => t(row.mandatory ? 'Yes' : 'No'),
    render: (row) => t(row.mandatory ? 'Yes' : 'No'),
  },
  {
    key: 'status',
    title: 'Status',
    card: 'figure',
    text: (row) => t(requestDisplay(row).words),
    render: (row) => {
      const { words, tone } = requestDisplay(row);
      return <StatusTag tone={tone}>{t(words)}</StatusTag>;
    },
  },
  {
    key: 'renewal',
    title: 'Renewal',
    sort: 'renewal_date',
    text: ({ renewal_date: day }) => (day === null ? '' : format.day(day)),
    render: (row) => <RenewalDay day={row.renewal_date} isDue={row.for_renewal} />,
  },
];
