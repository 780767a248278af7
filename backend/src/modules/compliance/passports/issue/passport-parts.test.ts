import type { surveyAnswers } from '@lichen/contracts/compliance/demands/survey-answers.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { utcDay } from '@lichen/contracts/formats/days';
import type { Survey } from '@lichen/contracts/survey/survey-definition';
import { entryName } from './entry-names';
import { answersOf, certificateOf } from './passport-parts';
import { returnOf } from './year-return';

const question = (id: string, type: Survey['tabs'][number]['questions'][number]['type'], more: object = {}) => ({
  ...{ id, type, label: `Question ${id}` },
  ...more,
});
const form: Survey = {
  tabs: [
    {
      ...{ id: 'tab', label: 'Tab', columns: 1 },
      questions: [
        question('used', 'number'),
        question('secret', 'password'),
        question('proof', 'file'),
        question('blank', 'text'),
        question('double', 'number', { calculated: true, calculation: { expression: 'used * 2' } }),
      ],
    },
  ],
};
const given = (value: unknown) => ({ value, rev: 1, by: 'person', on: 0 });
const sheet = {
  ...{ survey_name: 'Energy', survey_hash: 'a'.repeat(64), sent_on: Date.UTC(2026, 0, 5, 12), form },
  answers: { used: given(0.1), secret: given('hunter2'), proof: given({ id: 'doc-id', name: 'bill.pdf' }) },
} as unknown as RecordOf<typeof surveyAnswers>;

it('says answers with their questions, what follows from them exactly, and no password or id', () => {
  const said = answersOf(sheet);

  expect(said).toEqual({
    ...{ survey: 'Energy', surveyHash: 'a'.repeat(64), sentOn: '2026-01-05' },
    questions: [
      { id: 'used', text: 'Question used', answer: 0.1 },
      { id: 'proof', text: 'Question proof', answer: { name: 'bill.pdf' } },
      { id: 'double', text: 'Question double', answer: '0.2' },
    ],
  });
  expect(JSON.stringify(said)).not.toMatch(/hunter2|doc-id/);
});

it('says of a certificate its dates, its number and its values, and leaves out what the type does not have', () => {
  const values = {
    ...{ certificate_number: ' Q-1 ', issue_date: utcDay(2026, 1, 1), expiry_date: utcDay(2028, 12, 31) },
    ...{ standard: 'ISO 9001', company_name: null, location_id: 'ours' },
  };
  const proof = { name: 'iso.pdf', doc_ids: ['iso_9001'], prep_data: values };

  expect(certificateOf(proof, 'files/001-iso.pdf', utcDay(2026, 6, 1))).toMatchObject({
    ...{ type: 'iso_9001', from: '2026-01-01', to: '2028-12-31', number: 'Q-1', file: 'files/001-iso.pdf' },
  });
  expect(JSON.stringify(certificateOf(proof, 'files/001-iso.pdf', utcDay(2026, 6, 1)))).not.toContain('ours');
});

it('says the figures of an approved year exactly, with the record of its calculation', () => {
  const scopes = { scope_1: 1_234_567, scope_2: 10, scope_3: 9_007_199_254_740_991, market: null };
  const sealed = { rows: 2, rows_hash: 'r', scopes, categories: { 1: 5_000_000 }, locations: { works: scopes } };
  const year = { year: 2025, state: 'approved', seal: 's', sealed, approved_on: Date.UTC(2026, 1, 1) } as const;

  expect(returnOf(year)).toEqual({
    ...{ year: 2025, name: 'Greenhouse gas inventory' },
    values: { unit: 'kg', scope1: '1.234567', scope2: '0.00001', scope3: '9007199254.740991' },
    calculation: {
      ...{ seal: 's', rows: 2, rows_hash: 'r', approved_on: '2026-02-01T00:00:00Z' },
      scope3_categories: { 1: '5' },
    },
  });
  expect(returnOf({ ...year, seal: null })).toBeUndefined();
});

it('names entries as a passport may, whatever a file is called', () => {
  const names = [
    'Police d’assurance (2026).PDF',
    '../../etc/passwd',
    '',
    '.hidden',
    'x'.repeat(300),
    'ä ö.tar.gz',
    'a.toolongending',
  ];
  const made = names.map(entryName);

  expect(made.every((name) => /^files\/[a-z0-9][a-z0-9_-]{0,79}(?:\.[a-z0-9]{1,8})?$/.test(name))).toBe(true);
  expect(new Set(made).size).toBe(names.length);
  expect(made[0]).toBe('files/001-police-d-assurance-2026.pdf');
});
