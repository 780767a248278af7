import type { Column, Formats, Translate } from '@lichen/kit';
import { askedWords, partnerName } from './proof-words';
import { RenewalDay } from './RenewalDay';

interface Proof {
  readonly demand_type_id: string;
  readonly renewal_date: number | null;
  readonly for_renewal: boolean;
}

/** Columns that demands and requests share; two of their titles differ. */
export const proofColumns = <R extends Proof>(
  t: Translate,
  format: Formats,
  { type, renewal }: { readonly type: string; readonly renewal: string },
): Record<'partner' | 'type' | 'renewal', Column<R>> => ({
  partner: {
    key: 'partner',
    title: 'Partner',
    fixed: true,
    card: 'title',
    text: partnerName,
    render: (row) => <span className="vc-name">{partnerName(row)}</span>,
  },
  type: {
    key: 'type',
    title: type,
    text: (row) => askedWords(row, t),
    render: (row) => askedWords(row, t),
  },
  renewal: {
    key: 'renewal',
    title: renewal,
    card: 'labelled',
    sort: 'renewal_date',
    text: ({ renewal_date: day }) => (day === null ? '' : format.day(day)),
    render: (row) => <RenewalDay day={row.renewal_date} isDue={row.for_renewal} />,
  },
});
