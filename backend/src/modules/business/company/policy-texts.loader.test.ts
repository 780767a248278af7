import { join } from 'node:path';
import { COMPLETE_WORDS, wordCount } from '@lichen/contracts/business/company/policy-state';
import { STANDARD_POLICY_IDS } from '@lichen/contracts/business/company/standard-policies';
import { LANGUAGES } from '@lichen/contracts/text/languages';
import { openPolicyTexts } from './policy-texts.loader';

const texts = openPolicyTexts(join(__dirname, '../../../../reference/policies'));
const MOST_WORDS = 260;

const each = LANGUAGES.flatMap((language) => STANDARD_POLICY_IDS.map((id) => [language, id] as const));

test.each(each)('the %s text of %s has 200 to 260 words and names the company alone', (language, id) => {
  const text = texts(language)[id].join('\n\n');

  expect(wordCount(text)).toBeGreaterThanOrEqual(COMPLETE_WORDS);
  expect(wordCount(text)).toBeLessThanOrEqual(MOST_WORDS);
  expect(text.match(/\{[^}]*\}/g)).toEqual(['{company_name}']);
});

test('no language has the text of another', () => {
  for (const id of STANDARD_POLICY_IDS) {
    const written = LANGUAGES.filter((language) => language !== 'en-US').map((language) => texts(language)[id].join());
    expect(new Set(written).size).toBe(written.length);
  }
});
