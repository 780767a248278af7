import type { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type Column, type Formats, StatusTag, type Translate } from '@lichen/kit';
import { askedWords, demandDisplay, partnerName } from '../shared/proof-words';
import { proofColumns } from '../shared/proof-columns';

type Demand = RecordOf<typeof demand>;

/** Returns partner and demand type as a name. */
export const demandName = (row: Demand, t: Translate): string => `${partnerName(row)}, ${askedWords(row, t)}`;

const levelOf = ({ partner_level }: Demand): string => (partner_level ? 'Partner' : 'Config');

export const demandColumns = (t: Translate, format: Formats): Column<Demand>[] => {
  const common = proofColumns<Demand>(t, format, { type: 'Doc Type', renewal: 'Renewal Due' });
  return [
    common.partner,
    common.type,
    {
      key: 'level',
      title: 'Config level',
      card: 'labelled',
      text: (row) => t(levelOf(row)),
      render: (row) => t(levelOf(row)),
    },
    {
      key: 'status',
      title: 'Status',
      card: 'figure',
      text: (row) => t(demandDisplay(row).words),
      render: (row) => {
        const { words, tone } = demandDisplay(row);
        return (
          <span className="cp-tags">
            <StatusTag tone={tone}>{t(words)}</StatusTag>
            {row.status === 'sent' && <StatusTag>{t(row.mandatory ? 'Mandatory' : 'Optional')}</StatusTag>}
          </span>
        );
      },
    },
    {
      key: 'submissions',
      title: 'Submissions',
      card: 'labelled',
      text: ({ submission_count: count }) => String(count),
      render: ({ submission_count: count }) => count,
    },
    common.renewal,
    {
      key: 'reminder',
      title: 'Last reminder',
      card: 'labelled',
      sort: 'reminder_sent_on',
      text: ({ reminder_sent_on: at }) => (at === null ? '' : format.moment(at)),
      render: ({ reminder_sent_on: at }) => (at === null ? '–' : format.moment(at)),
    },
  ];
};

/** Columns of the demands of one partner, as the specification lists them. */
export const partnerDemandColumns = (t: Translate, format: Formats): Column<Demand>[] => {
  const yesOrNo = (key: 'compliant' | 'for_review', title: string): Column<Demand> => {
    const words = (row: Demand) => t(row[key] ? 'Yes' : 'No');
    return { key, title, card: 'labelled', text: words, render: words };
  };
  const columns = demandColumns(t, format).filter(({ key }) => key !== 'partner');
  const at = columns.findIndex(({ key }) => key === 'renewal') + 1;
  const state = [yesOrNo('compliant', 'Compliant'), yesOrNo('for_review', 'For Review')];
  return [...columns.slice(0, at), ...state, ...columns.slice(at)];
};
