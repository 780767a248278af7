import { spentMs } from '../../../test/loop-blocks';
import { measurePace } from '../../../test/machine-pace';
import { contentTypeOf } from './content-type';

const TABLE = 'Место;С;По;кВтч\r\nСклад Ā一;2023-01-01;2023-01-31;11980\r\n';
const le = (text: string) => Buffer.from(text, 'utf16le');
const four = (text: string, isLittle = true) => {
  const letters = Array.from(text, (letter) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(letter.codePointAt(0) ?? 0);
    return isLittle ? bytes.reverse() : bytes;
  });
  return Buffer.concat(letters);
};

it.each([
  ['the lower half first', le(TABLE)],
  ['the higher half first', le(TABLE).swap16()],
  ['its mark', le(`\ufeff${TABLE}`)],
  ['letters of no alphabet', le('地点,从,到\n仓库,二零,三\n')],
])('knows a table of two bytes a character: %s', async (_, bytes) => {
  expect(await contentTypeOf(bytes, true)).toBe('text/csv');
});

it.each([
  ['the lower half first', four(TABLE)],
  ['the higher half first', four(TABLE, false)],
  ['its mark', four(`\ufeff${TABLE}`)],
  ['its mark, the higher half first', four(`\ufeff${TABLE}`, false)],
])('knows a table of four bytes a character: %s', async (_, bytes) => {
  expect(await contentTypeOf(bytes, true)).toBe('text/csv');
  expect(await contentTypeOf(bytes.subarray(0, 71), false)).toBe('text/csv');
});

it('takes the head of a longer one that is cut within a character', async () => {
  expect(await contentTypeOf(le(TABLE).subarray(0, 71), false)).toBe('text/csv');
});

it.each([
  ['four bytes that are no character', Buffer.concat([four('Site,kWh\n'), Buffer.from([0, 0, 0x12, 0])])],
  ['a zero within a text of one byte a character', Buffer.from('Site,kWh\nWo\u0000rks,5\n')],
  ['half a character at its end', Buffer.concat([le(TABLE), Buffer.from('\n')])],
  ['markup', le('<html><script>1,2</script></html>')],
  ['numbers of two bytes', Buffer.from(Uint16Array.from({ length: 500 }, (_, at) => at + 40).buffer)],
])('takes for no table what has %s', async (_, bytes) => {
  expect(await contentTypeOf(bytes, true)).toBeUndefined();
});

const MAIL = 'From: a@b.example\r\nDate: Tue, 3 Nov 2026 10:00:00 +0000\r\nMIME-Version: 1.0\r\n';

it.each([
  ['XML with its declaration', '<?xml version="1.0"?><Invoice xmlns="urn:oasis"/>', 'application/xml'],
  ['XML without it', '<Invoice xmlns="urn:oasis">1;2</Invoice>', 'application/xml'],
  ['XML behind a mark, a comment and blank lines', '\ufeff\n<!-- a, b -->\n<cbc:ID >1</cbc:ID>', 'application/xml'],
  ['a message', `${MAIL}Subject: Bill; paid\r\n\r\nText`, 'message/rfc822'],
  ['a message with long headers', `Received: by x;\r\n\tTue, 3 Nov\r\n${MAIL}\r\nText`, 'message/rfc822'],
  ['a message that is cut within its headers', `${MAIL}X-Long: ${'a, '.repeat(50)}`, 'message/rfc822'],
  ['a table', 'From,To\n1,2\n', 'text/csv'],
  ['a table whose cells have colons', 'From: a;To: b\nx: 1;y: 2\n', 'text/csv'],
  ['a letter', 'Dear all,\nDate: tomorrow\n', 'text/csv'],
  ['notes', 'Subject: the meters\nDate: today\n\nAll read.', 'text/plain'],
])('tells %s', async (_, text, type) => {
  expect(await contentTypeOf(Buffer.from(text), true)).toBe(type);
});

it.each([
  ['a page that calls itself XML', '<?xml version="1.0"?><html><script>1</script></html>'],
  ['a page by its document type', '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C"><a/>'],
  ['a picture with script', '<?xml version="1.0"?><!-- x --><svg onload="x()"/>'],
  ['a picture under another name', '<x:svg xmlns:x="http://www.w3.org/2000/svg"/>'],
  ['an element of pages', '<a:b xmlns:a="http://www.w3.org/1999/xhtml"/>'],
  ['a script', '<script>alert(1)</script>'],
  ['nothing but markup', '<'],
  ['a declaration without an element', '<?xml version="1.0"?>'],
  ['a comment that never ends', `<!--${'-'.repeat(60_000)}`],
  ['a document type that never ends', `<!DOCTYPE a [${'<!ENTITY b "c">'.repeat(3000)}`],
])('takes for no data: %s', async (_, text) => {
  const pace = measurePace();
  const began = spentMs();
  expect(await contentTypeOf(Buffer.from(text), true)).toBeUndefined();
  expect((spentMs() - began) / pace()).toBeLessThan(500);
});
