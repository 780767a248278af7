import type { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { FREQUENCIES } from '@lichen/contracts/compliance/demands/demand-words';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type Column, StatusTag, type Translate } from '@lichen/kit';
import type { PartnerOffers } from '../partners/usePartnerOffers';
import { askedWords } from '../shared/proof-words';

export type Configuration = RecordOf<typeof complianceConfiguration>;

/** Returns the state of a configuration as text and tone. */
export function configurationState({ active, working, unfinished }: Configuration) {
  if (working) return { words: 'Work is running', tone: 'attention' } as const;
  if (unfinished) return { words: 'Not finished', tone: 'bad' } as const;
  return active ? ({ words: 'Active', tone: 'good' } as const) : ({ words: 'Not active', tone: 'plain' } as const);
}

export const configurationColumns = (t: Translate, offers: PartnerOffers): Column<Configuration>[] => {
  const words = (key: string, title: string, text: (row: Configuration) => string): Column<Configuration> => ({
    ...{ key, title, text },
    render: (row) => text(row) || '–',
  });
  return [
    {
      ...{ key: 'name', title: 'Name', sort: 'name', fixed: true, card: 'title', text: ({ name }) => name },
      render: ({ name }) => <span className="vc-name">{name}</span>,
    },
    words('type', 'Demand type', (row) => askedWords(row, t)),
    words('roles', 'Relationships', (row) => offers.roleNames(row.role_id).join(', ')),
    words('categories', 'Categories', (row) => offers.groupNames(row.custom_category).join(', ')),
    words('frequency', 'Frequency', (row) => t(FREQUENCIES[row.frequency])),
    words('mandatory', 'Mandatory', (row) => t(row.mandatory ? 'Yes' : 'No')),
    words('override', 'Replaceable', (row) => t(row.partner_override ? 'Yes' : 'No')),
    {
      key: 'active',
      title: 'Active',
      card: 'figure',
      text: (row) => t(configurationState(row).words),
      render: (row) => {
        const { words: said, tone } = configurationState(row);
        return <StatusTag tone={tone}>{t(said)}</StatusTag>;
      },
    },
  ];
};
