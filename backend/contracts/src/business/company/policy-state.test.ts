import { COMPLETE_WORDS, policyState, wordCount } from './policy-state';

const WORDS = Array.from({ length: COMPLETE_WORDS }, (_, at) => `word${at}`).join(' ');

test.each([
  ['', 0],
  [null, 0],
  ['   \n\t ', 0],
  ['One', 1],
  ['One two\nthree\u00a0four', 4],
  ['Health – and – safety', 3],
  ['- first\n- second', 2],
  ['well-being isn’t 100 %', 3],
  ['Ærlighet über élan', 3],
  [WORDS, COMPLETE_WORDS],
])('counts the words of %j', (text, count) => {
  expect(wordCount(text)).toBe(count);
});

const policy = { required: true, justification: null, has_uploaded_doc: false, num_words: 0 };

test.each([
  [{}, 'empty'],
  [{ num_words: COMPLETE_WORDS - 1 }, 'incomplete'],
  [{ num_words: COMPLETE_WORDS }, 'complete'],
  [{ has_uploaded_doc: true }, 'uploaded'],
  [{ has_uploaded_doc: true, num_words: COMPLETE_WORDS }, 'uploaded'],
  [{ required: false }, 'justification_required'],
  [{ required: false, justification: '  ' }, 'justification_required'],
  [{ required: false, justification: 'We have no suppliers' }, 'not_required'],
  [{ required: false, has_uploaded_doc: true, num_words: COMPLETE_WORDS }, 'justification_required'],
] as const)('with %j a policy is %s', (changes, state) => {
  expect(policyState({ ...policy, ...changes })).toBe(state);
});
