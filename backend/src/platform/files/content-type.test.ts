import { contentTypeOf } from './content-type';

const TABLE = 'Место;С;По;кВтч\r\nСклад Ā一;2023-01-01;2023-01-31;11980\r\n';
const le = (text: string) => Buffer.from(text, 'utf16le');
const utf32 = Buffer.from([...'Site,kWh\nWorks,5\n'].flatMap((letter) => [letter.charCodeAt(0), 0, 0, 0]));

it.each([
  ['the lower half first', le(TABLE)],
  ['the higher half first', le(TABLE).swap16()],
  ['its mark', le(`\ufeff${TABLE}`)],
  ['letters of no alphabet', le('地点,从,到\n仓库,二零,三\n')],
])('knows a table of two bytes a character: %s', async (_, bytes) => {
  expect(await contentTypeOf(bytes, true)).toBe('text/csv');
});

it('takes the head of a longer one that is cut within a character', async () => {
  expect(await contentTypeOf(le(TABLE).subarray(0, 71), false)).toBe('text/csv');
});

it.each([
  ['four bytes a character', utf32],
  ['a zero within a text of one byte a character', Buffer.from('Site,kWh\nWo\u0000rks,5\n')],
  ['half a character at its end', Buffer.concat([le(TABLE), Buffer.from('\n')])],
  ['markup', le('<html><script>1,2</script></html>')],
  ['numbers of two bytes', Buffer.from(Uint16Array.from({ length: 500 }, (_, at) => at + 40).buffer)],
])('takes for no table what has %s', async (_, bytes) => {
  expect(await contentTypeOf(bytes, true)).toBeUndefined();
});
