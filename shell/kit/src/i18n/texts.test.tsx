import { act } from '@testing-library/react';
import { pretendBrowser } from '../testing/browser';
import { serve } from '../testing/server';
import { using } from '../testing/using';
import { addTexts, changeLanguage, t, useT } from './texts';

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
