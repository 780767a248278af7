import { noteText } from './note-words';

const VAT = 'The factor is per price with VAT. None was charged, so none was added.';
const OLD = 'Factor by spend in prices of 2009 with VAT: for screening only.';
const REGION = 'No factor of this country is published here: the next best region stands in for it.';

const GERMAN: Readonly<Record<string, string>> = {
  [VAT]: 'Der Faktor gilt je Preis mit Mehrwertsteuer. Es wurde keine berechnet, also wurde keine hinzugerechnet.',
  [OLD]: 'Faktor nach Ausgaben in Preisen von 2009 mit Mehrwertsteuer: nur für eine grobe Abschätzung.',
  [REGION]: 'Hier ist kein Faktor dieses Landes veröffentlicht: Die nächstbeste Region steht dafür.',
};
const t = (words: string) => GERMAN[words] ?? words;

it.each([[[VAT]], [[OLD, VAT]], [[REGION, VAT, OLD]], [[VAT, 'Nobody knows this one.', OLD]]])(
  'says each of %j by itself',
  (notes) => {
    expect(noteText(t, notes.join(' '))).toBe(notes.map(t).join(' '));
    expect(t(VAT)).not.toBe(VAT);
  },
);

it('leaves a note as it is that has no translation', () => {
  expect(noteText(t, 'First. Second.')).toBe('First. Second.');
  expect(noteText((words) => words, `${OLD} ${VAT}`)).toBe(`${OLD} ${VAT}`);
});
