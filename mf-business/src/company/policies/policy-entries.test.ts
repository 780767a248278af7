import { COMPLETE_WORDS } from '@lichen/contracts/business/company/policy-state';
import { STANDARD_POLICY_IDS } from '@lichen/contracts/business/company/standard-policies';
import { type Policy, policyEntries, wordsShort } from './policy-entries';

const stored = (changes: Partial<Policy>) =>
  ({ _id: 'a', id: null, name: 'Own', required: true, justification: null, num_words: 0, ...changes }) as Policy;

it('lists the ten standard policies before the own ones, saved or not', () => {
  const entries = policyEntries([
    stored({ _id: 'own' }),
    stored({ _id: 'row', id: 'ethics', name: 'Ethics', num_words: COMPLETE_WORDS }),
  ]);

  expect(entries.map(({ key }) => key)).toEqual([...STANDARD_POLICY_IDS, 'own']);
  expect(entries.find(({ key }) => key === 'ethics')).toMatchObject({ state: 'complete', stored: { _id: 'row' } });
  expect(entries.find(({ key }) => key === 'bribery')).toMatchObject({ state: 'empty', stored: null });
});

it.each([
  [0, COMPLETE_WORDS],
  [COMPLETE_WORDS - 1, 1],
  [COMPLETE_WORDS + 5, 0],
])('with %i words %i are missing', (words, missing) => {
  expect(wordsShort(words)).toBe(missing);
});
