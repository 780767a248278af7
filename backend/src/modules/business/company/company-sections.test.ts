import type { policy } from '@lichen/contracts/business/company/policy.entity';
import { COMPLETE_WORDS } from '@lichen/contracts/business/company/policy-state';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { answerItems, type CompanyRecords, companySection, detailItems, policyItems } from './company-sections';

const NOTHING = {
  year: 2024,
  profile: {},
  answers: {},
  policies: [],
  managers: 0,
  figures: [],
  statement: undefined,
  settings: {},
  targets: 0,
} as unknown as CompanyRecords;

type Policy = RecordOf<typeof policy>;
const saved = (changes: Partial<Policy>) =>
  ({ required: true, justification: null, has_uploaded_doc: false, num_words: 0, ...changes }) as Policy;

const there = (items: readonly { label: string; isThere: boolean }[]) =>
  items.filter(({ isThere }) => isThere).map(({ label }) => label);

it('counts no empty text, list or figure as there', () => {
  const profile = { ...NOTHING.profile, email: '', markets: [], website: 'https://mill.example' };

  expect(there(detailItems({ profile, figures: [] }))).toEqual(['Website']);
  expect(there(detailItems({ profile, figures: [{ figure: 'water_use' }] }))).toEqual(['Website', 'Water used']);
});

it('takes an answer for given when there is one', () => {
  const answers = { ...NOTHING.answers, waste_contract: 'With the city' };

  expect(there(answerItems('waste_contracts', answers))).toEqual(['Waste contracts']);
  expect(there(answerItems('mission', answers))).toEqual([]);
});

it.each([
  [{ id: 'ethics', num_words: COMPLETE_WORDS }, ['Ethics']],
  [{ id: 'ethics', num_words: COMPLETE_WORDS - 1 }, []],
  [{ id: 'ethics', has_uploaded_doc: true }, ['Ethics']],
  [{ id: 'ethics', required: false, num_words: COMPLETE_WORDS }, []],
  [{ id: 'ethics', required: false, justification: 'None apply' }, ['Ethics']],
  [{ id: null, num_words: COMPLETE_WORDS }, []],
] as const)('counts a standard policy that is %j as %j', (changes, counted) => {
  expect(there(policyItems([saved(changes)]))).toEqual(counted);
});

it('links everything that is missing to the tab and year where it is filled in', () => {
  const { section, parts, missing } = companySection(NOTHING);

  expect(section).toBe('company');
  expect(parts.find(({ part }) => part === 'strategy')).toEqual({ part: 'strategy', done: 0, total: 7 });
  expect(missing).toHaveLength(parts.reduce((sum, { total }) => sum + total, 0));
  expect(missing).toContainEqual({
    part: 'management',
    label: { words: 'Management role' },
    path: '/business/company?tab=management&year=2024',
  });
});
