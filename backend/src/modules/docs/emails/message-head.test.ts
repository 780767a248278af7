import { messageHeadOf } from './message-head';

it.each([
  ['Message-ID: <a@b.example>\r\nSubject: Bill\r\n\r\nMessage-ID: <c@d.example>', '<a@b.example>', 'Bill'],
  ['message-id:\r\n <folded@b.example>\r\nSUBJECT: two\r\n\tlines\r\n\r\n', '<folded@b.example>', 'two lines'],
  ['X-Message-ID: <a@b.example>\nSubject: =?utf-8?B?w4RybQ==?=\n\n', null, ''],
  ['Subject: none\n\nMessage-ID: <in-the-text@b.example>', null, 'none'],
  [`Message-ID: <${'x'.repeat(1000)}>\n\n`, null, ''],
  ['', null, ''],
])('reads the head of %j', (head, messageId, subject) => {
  expect(messageHeadOf(head)).toEqual({ messageId, subject });
});
