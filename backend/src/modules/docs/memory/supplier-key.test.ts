import { survey } from '../fields/survey';
import { nothingKnown } from '../fields/knowledge';
import { pagesOf } from '../testing/pages-of';
import { supplierKey } from './supplier-key';

const keyOf = (text: string, sender: string | null = null) =>
  supplierKey(survey(pagesOf(text), nothingKnown('2026-11-26')).layout, sender);

test.each([
  ['Pay to GB82 WEST 1234 5698 7654 32, www.northern.example', 'iban:gb82west12345698765432'],
  ['Pay to GB82 WEST 1234 5698 7654 33, www.northern.example', 'site:northern.example'],
  ['Questions: billing@northern.example', 'site:northern.example'],
  ['VAT registration number DE123456789', 'tax:de123456789'],
  ['Nothing that tells it', null],
])('%s: %s', (text, key) => {
  expect(keyOf(text)).toBe(key);
});

test('the name stands for whoever says nothing else, in whatever way it is written', () => {
  expect(keyOf('Electricity bill', 'Northern Power LTD.')).toBe('name:northern power ltd');
});

test('several numbers of one sender make the same key in any order', () => {
  const [one, two] = ['GB82 WEST 1234 5698 7654 32', 'DE89 3704 0044 0532 0130 00'];
  expect(keyOf(`${one}\n${two}`)).toBe(keyOf(`${two}\n${one}`));
});
