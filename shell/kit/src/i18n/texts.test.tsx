import { act } from '@testing-library/react';
import { pretendBrowser } from '../testing/browser';
import { serve } from '../testing/server';
import { using } from '../testing/using';
import { addTexts, changeLanguage, regionText, t, tn, useT, useTn } from './texts';

beforeEach(() => {
  pretendBrowser();
  serve({});
});

it('draws again in the language that is chosen, English where a text has no translation', async () => {
  const { said } = await using(() => {
    const say = useT();
    return [say('Add'), say('{count} of {total} rows', { count: 3, total: 9 }), say('Not translated')];
  });
  expect(said()).toEqual(['Add', '3 of 9 rows', 'Not translated']);

  await act(async () => {
    addTexts('FR', { Add: 'Ajouter', '{count} of {total} rows': '{count} lignes sur {total}' });
    await changeLanguage('FR');
  });

  expect(said()).toEqual(['Ajouter', '3 lignes sur 9', 'Not translated']);
  expect(t('Add')).toBe('Ajouter');
});

it('names countries and regions in the language that is chosen', async () => {
  await using(() => useT());
  expect(['Germany', 'United Kingdom'].map(regionText)).toEqual(['Germany', 'United Kingdom']);

  await act(() => changeLanguage('DE'));

  expect(['Germany', 'United Kingdom'].map(regionText)).toEqual(['Deutschland', 'Vereinigtes Königreich']);
});

it('takes in the texts of a part that arrives later', async () => {
  const { said } = await using(() => useT()('Vehicles'));
  await act(() => changeLanguage('DE'));
  expect(said()).toBe('Vehicles');

  await act(async () => addTexts('DE', { Vehicles: 'Fahrzeuge' }));

  expect(said()).toBe('Fahrzeuge');
});

it('does not put what a reader typed through the placeholders again', async () => {
  await using(() => useT());
  expect(t('{name} was removed', { name: '{total} <b>' })).toBe('{total} <b> was removed');
});

it('speaks of one thing and of several as the language does, with its own marks in the number', async () => {
  const { said } = await using(() => useTn()(1, 'Import {count} row', 'Import {count} rows'));
  expect(said()).toBe('Import 1 row');
  const rows = (count: number) => tn(count, 'Import {count} row', 'Import {count} rows');
  expect([0, 1, 2, 12_345].map(rows)).toEqual(['Import 0 rows', 'Import 1 row', 'Import 2 rows', 'Import 12,345 rows']);

  await act(async () => {
    addTexts('FR', {
      'Import {count} row': 'Importer {count} ligne',
      'Import {count} rows': 'Importer {count} lignes',
    });
    await changeLanguage('FR');
  });
  expect([0, 1, 2].map(rows)).toEqual(['Importer 0 ligne', 'Importer 1 ligne', 'Importer 2 lignes']);
  expect(said()).toBe('Importer 1 ligne');

  await act(() => changeLanguage('NO'));
  expect([0, 1].map(rows)).toEqual(['Import 0 rows', 'Import 1 row']);
});
