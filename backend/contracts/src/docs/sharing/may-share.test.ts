import { mayEmail, mayShare } from './may-share';

it('shares what somebody has seen, or what nothing is entered of', () => {
  expect(mayShare({ status: 'validated', ignore_entry: false })).toBe(true);
  expect(mayShare({ status: 'capture', ignore_entry: false })).toBe(false);
  expect(mayShare({ status: 'capture', ignore_entry: true })).toBe(true);
});

it('sends no answer to a message by email', () => {
  expect(mayEmail({ doc_ids: ['electricity'] })).toBe(true);
  expect(mayEmail({ doc_ids: null })).toBe(true);
  expect(mayEmail({ doc_ids: ['electricity', 'message_response'] })).toBe(false);
});
