import { ASKED } from '@lichen/contracts/compliance/passports/received-passport.entity';
import { type Standing, STANDINGS } from '@lichen/contracts/compliance/passports/passport-standing';
import { type Column, type Formats, StatusTag, type Translate } from '@lichen/kit';
import { holdsWords, told } from './passport-columns';
import { type ReceivedPassport, STANDING_TONES } from './useTrusted';

export const receivedColumns = (
  t: Translate,
  format: Formats,
  standingOf: (passport: ReceivedPassport) => Standing,
): Column<ReceivedPassport>[] => [
  {
    key: 'issuer',
    title: 'Issued by',
    fixed: true,
    card: 'title',
    text: ({ issuer_name, name }) => issuer_name ?? name,
    render: ({ issuer_name, name }) => <span className="vc-name">{issuer_name ?? name}</span>,
  },
  {
    key: 'standing',
    title: 'State',
    card: 'figure',
    text: (row) => t(STANDINGS[standingOf(row)]),
    render: (row) => <StatusTag tone={STANDING_TONES[standingOf(row)]}>{t(STANDINGS[standingOf(row)])}</StatusTag>,
  },
  told({ key: 'holds', title: 'Contents', text: ({ holds }) => (holds ? holdsWords({ holds }, t) : '') }),
  told({
    key: 'valid_until',
    title: 'Valid until',
    text: ({ valid_until }) => (valid_until === null ? '' : format.day(valid_until)),
  }),
  told({
    key: 'asked',
    title: 'Revoked?',
    text: ({ asked, verdict }) => (verdict === 'broken' ? '' : t(ASKED[asked])),
  }),
  told({ key: 'received', title: 'Received', text: ({ created_on }) => format.moment(created_on) }),
];
