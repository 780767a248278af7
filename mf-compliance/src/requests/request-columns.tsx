import type { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type Column, type Formats, StatusTag, type Translate } from '@lichen/kit';
import { requestDisplay } from '../shared/proof-words';
import { proofColumns } from '../shared/proof-columns';

type Request = RecordOf<typeof complianceRequest>;

export const requestColumns = (t: Translate, format: Formats): Column<Request>[] => {
  const common = proofColumns<Request>(t, format, { type: 'Compliance type', renewal: 'Renewal' });
  return [
    common.partner,
    common.type,
    {
      key: 'mandatory',
      title: 'Mandatory',
      card: 'labelled',
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
    common.renewal,
  ];
};
