import type { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { NON_COMPLIANT_REASONS, type Stage, STAGES } from '@lichen/contracts/compliance/demands/demand-words';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type Column, type Formats, StatusTag, type Translate } from '@lichen/kit';
import { proofColumns } from '../shared/proof-columns';

type Demand = RecordOf<typeof demand>;

const TONES = {
  not_connected: 'bad',
  invited: 'plain',
  opened: 'plain',
  started: 'plain',
  submitted: 'attention',
  accepted: 'good',
} as const satisfies Record<Stage, string>;

export const campaignColumns = (t: Translate, format: Formats): Column<Demand>[] => {
  const common = proofColumns<Demand>(t, format, { type: 'Doc Type', renewal: 'Renewal Due' });
  const moment = (key: 'opened_on' | 'started_on' | 'reminder_sent_on', title: string): Column<Demand> => ({
    ...{ key, title, card: 'labelled' as const },
    text: (row) => (row[key] === null ? '' : format.moment(row[key])),
    render: (row) => (row[key] === null ? '–' : format.moment(row[key])),
  });
  const words = ({ stage, status }: Demand) =>
    stage === null ? t(status === 'withdrawn' ? 'Withdrawn' : 'Replaced by another demand') : t(STAGES[stage]);
  const reason = ({ non_compliant_reason: code }: Demand) => (code === null ? '' : t(NON_COMPLIANT_REASONS[code]));
  return [
    common.partner,
    {
      ...{ key: 'stage', title: 'Stage', card: 'figure', text: words },
      render: (row) => <StatusTag tone={row.stage === null ? 'plain' : TONES[row.stage]}>{words(row)}</StatusTag>,
    },
    { key: 'reason', title: 'Reason', text: reason, render: (row) => reason(row) || '–' },
    moment('opened_on', 'Opened on'),
    moment('started_on', 'Started on'),
    common.renewal,
    { ...moment('reminder_sent_on', 'Last reminder'), sort: 'reminder_sent_on' },
  ];
};
