import { INVITE_STATES } from '@lichen/contracts/compliance/partner.entity';
import type { partner } from '@lichen/contracts/compliance/partner.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type Column, StatusTag, type Translate } from '@lichen/kit';
import { INVITE_TONES } from '../shared/partner-words';
import type { PartnerOffers } from './usePartnerOffers';

type Partner = RecordOf<typeof partner>;

export const partnerColumns = (t: Translate, { roleNames, groupNames }: PartnerOffers): Column<Partner>[] => [
  {
    key: 'name',
    title: 'Name',
    fixed: true,
    sort: 'name',
    card: 'title',
    text: ({ name }) => name,
    render: ({ name }) => <span className="vc-name">{name}</span>,
  },
  {
    key: 'reference',
    title: 'Reference',
    sort: 'customer_ref',
    text: ({ customer_ref: reference }) => reference ?? '',
    render: ({ customer_ref: reference }) => reference,
  },
  {
    key: 'relationship',
    title: 'Relationship',
    text: ({ partner_roles: roles }) => roleNames(roles).join(', '),
    render: ({ partner_roles: roles }) => roleNames(roles).join(', '),
  },
  {
    key: 'categories',
    title: 'Categories',
    text: ({ custom_category: groups }) => groupNames(groups).join(', '),
    render: ({ custom_category: groups }) => groupNames(groups).join(', '),
  },
  {
    key: 'connection',
    title: 'Connection',
    card: 'figure',
    text: (row) => t(INVITE_STATES[row.invite_status]),
    render: (row) => (
      <StatusTag tone={INVITE_TONES[row.invite_status]}>{t(INVITE_STATES[row.invite_status])}</StatusTag>
    ),
  },
];
