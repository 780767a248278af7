import {
  PASSPORT_STATES,
  type supplierPassport,
} from '@lichen/contracts/compliance/passports/supplier-passport.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type Column, type Formats, StatusTag, type Translate } from '@lichen/kit';

export type IssuedPassport = RecordOf<typeof supplierPassport>;

const TONES = { making: 'attention', issued: 'good', failed: 'bad', cancelled: 'plain' } as const;

const stateWords = ({ state, revoked_on }: IssuedPassport): string =>
  revoked_on === null ? PASSPORT_STATES[state] : 'Revoked';

/** Returns the number of documents, surveys and years in a passport, as a short text. */
export function holdsWords({ holds }: Pick<IssuedPassport, 'holds'>, t: Translate): string {
  const { certificates, answers, returns } = holds;
  return [
    certificates.length > 0 && t('Documents: {count}', { count: certificates.length }),
    answers.length > 0 && t('Surveys: {count}', { count: answers.length }),
    returns.length > 0 && t('Years: {count}', { count: returns.length }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns a column that renders its text. */
export const told = <R,>(column: Omit<Column<R>, 'render'>): Column<R> => ({ ...column, render: column.text });

export const passportColumns = (t: Translate, format: Formats): Column<IssuedPassport>[] => [
  {
    key: 'name',
    title: 'Name',
    fixed: true,
    card: 'title',
    text: ({ name }) => name,
    render: ({ name }) => <span className="vc-name">{name}</span>,
  },
  {
    key: 'state',
    title: 'State',
    card: 'figure',
    text: (row) => t(stateWords(row)),
    render: (row) => (
      <StatusTag tone={row.revoked_on === null ? TONES[row.state] : 'bad'}>{t(stateWords(row))}</StatusTag>
    ),
  },
  told({ key: 'holds', title: 'Contents', text: (row) => holdsWords(row, t) }),
  told({
    key: 'issued_on',
    title: 'Issued on',
    text: ({ issued_on }) => (issued_on === null ? '' : format.moment(issued_on)),
  }),
  told({ key: 'issued_by', title: 'Issued by', text: ({ issued_by }) => issued_by ?? '' }),
  told({
    key: 'valid_until',
    title: 'Valid until',
    sort: 'valid_until',
    text: ({ valid_until }) => format.day(valid_until),
  }),
];
