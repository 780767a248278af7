import { SUBMISSION_STATUSES } from '@lichen/contracts/compliance/demands/demand-words';
import type { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type Column, type Formats, StatusTag, type Translate } from '@lichen/kit';
import { SUBMISSION_TONES } from '../shared/proof-words';

type Submission = RecordOf<typeof submission>;

export const submissionColumns = (t: Translate, format: Formats): Column<Submission>[] => {
  const day = (value: number | null) => (value === null ? '–' : format.day(value));
  const period = ({ from, to }: Submission) => (to === null ? day(from) : `${day(from)} – ${day(to)}`);
  return [
    {
      key: 'submitted',
      title: 'Date submitted',
      fixed: true,
      card: 'title',
      text: (row) => format.day(row.received_on),
      render: (row) => format.day(row.received_on),
    },
    { key: 'period', title: 'Period', text: period, render: period },
    {
      key: 'manual',
      title: 'Manual*',
      card: 'labelled',
      text: (row) => t(row.manual ? 'Yes' : 'No'),
      render: (row) => t(row.manual ? 'Yes' : 'No'),
    },
    {
      key: 'status',
      title: 'Status',
      card: 'figure',
      text: (row) => t(SUBMISSION_STATUSES[row.status]),
      render: (row) => <StatusTag tone={SUBMISSION_TONES[row.status]}>{t(SUBMISSION_STATUSES[row.status])}</StatusTag>,
    },
  ];
};
