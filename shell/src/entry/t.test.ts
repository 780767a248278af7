import { mockCalls } from './mock-calls';
import { changeLanguage, t } from './t';

const FR = { 'Log in': 'Se connecter', 'Too short.': 'Trop court.', '{bars} of 5': '{bars} sur 5' };

it('says the English text until a dictionary has another', async () => {
  mockCalls({ '/api/data/dict': { body: { ok: true, obj: FR } } });

  await changeLanguage('FR');

  expect(t('Log in')).toBe('Se connecter');
  expect(t('Register')).toBe('Register');
  expect(t('{bars} of 5', { bars: 3 })).toBe('3 sur 5');
  expect(document.documentElement.lang).toBe('fr-FR');
});

it('translates the sentences of a joined message one by one', async () => {
  mockCalls({ '/api/data/dict': { body: { ok: true, obj: FR } } });

  await changeLanguage('FR');

  expect(t('Too short. Must include at least one number.')).toBe('Trop court. Must include at least one number.');
});

it('needs no call for British English', async () => {
  const sent = mockCalls({});

  await changeLanguage('en-GB');

  expect(sent).toEqual([]);
  expect(t('Log in')).toBe('Log in');
});

it('stays English when the dictionary cannot be had', async () => {
  mockCalls({ '/api/data/dict': 'offline' });

  await changeLanguage('DE');

  expect(t('Log in')).toBe('Log in');
});

it('lets the last choice win over a slower earlier one', async () => {
  mockCalls({ '/api/data/dict': { body: { ok: true, obj: FR } } });

  await Promise.all([changeLanguage('FR'), changeLanguage('en-GB')]);

  expect(t('Log in')).toBe('Log in');
});

it('ends a sentence once, whatever the name at its end', () => {
  expect(t('Welcome to {company}.', { company: 'Harrow Brewing Co.' })).toBe('Welcome to Harrow Brewing Co.');
  expect(t('Welcome to {company}.', { company: 'Calder' })).toBe('Welcome to Calder.');
  expect(t('Welcome to {company}.')).toBe('Welcome to {company}.');
});
