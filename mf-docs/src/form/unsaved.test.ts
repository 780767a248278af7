import { changeOf, merged, NOTHING_UNSAVED, unsavedFields, withAnswer, withShown, withTyped } from './unsaved';

const place = { page: 1, box: { x: 0, y: 0, width: 0.1, height: 0.1 }, raw: '12 kWh' };

test('what is shown goes with its place, until it is typed over', () => {
  const shown = withShown(NOTHING_UNSAVED, { used: 12, units: 'kWh' }, place);
  expect(changeOf(shown, [])).toEqual({ prep_data: { used: 12, units: 'kWh' }, places: { used: place, units: place } });
  expect(changeOf(withTyped(shown, 'used', 13), [])).toEqual({
    prep_data: { used: 13, units: 'kWh' },
    places: { units: place },
  });
});

test('fields that were looked at join those of before', () => {
  const looked = { ...NOTHING_UNSAVED, confirmed: ['cost'] };
  expect(changeOf(looked, ['used', 'cost'])).toEqual({ confirmed: ['used', 'cost'] });
  expect(changeOf(NOTHING_UNSAVED, ['used'])).toEqual({});
  expect([...unsavedFields(withTyped(looked, 'used', 1))]).toEqual(['used', 'cost']);
});

test('answers to a survey go by question, the last of each', () => {
  const answered = withAnswer(withAnswer(NOTHING_UNSAVED, 'since', 1), 'since', null);
  expect(changeOf(withAnswer(answered, 'why', 'Law'), [])).toEqual({ saved_values: { since: null, why: 'Law' } });
});

test('what could not be saved goes with what was done since', () => {
  const shown = withShown({ ...NOTHING_UNSAVED, confirmed: ['cost'] }, { used: 12, units: 'kWh' }, place);
  const since = withAnswer(withTyped({ ...NOTHING_UNSAVED, confirmed: ['meter'] }, 'used', 13), 'why', 'Law');
  expect(merged(shown, since)).toEqual({
    values: { used: 13, units: 'kWh' },
    places: { units: place },
    confirmed: ['cost', 'meter'],
    answers: { why: 'Law' },
  });
});
