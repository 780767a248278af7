import { answerCalls } from './answer-calls';
import { speak, t } from './t';

const FR = { 'Log in': 'Se connecter', 'Too short.': 'Trop court.', '{bars} of 5': '{bars} sur 5' };

it('says the English text until a dictionary has another', async () => {
  answerCalls({ '/api/data/dict': { body: { ok: true, obj: FR } } });

  await speak('FR');

  expect(t('Log in')).toBe('Se connecter');
  expect(t('Register')).toBe('Register');
  expect(t('{bars} of 5', { bars: 3 })).toBe('3 sur 5');
  expect(document.documentElement.lang).toBe('fr-FR');
});

it('translates the sentences of a joined message one by one', async () => {
  answerCalls({ '/api/data/dict': { body: { ok: true, obj: FR } } });

  await speak('FR');

  expect(t('Too short. Must include at least one number.')).toBe('Trop court. Must include at least one number.');
});

it('needs no call for British English', async () => {
  const sent = answerCalls({});

  await speak('en-GB');

  expect(sent).toEqual([]);
  expect(t('Log in')).toBe('Log in');
});

it('stays English when the dictionary cannot be had', async () => {
  answerCalls({ '/api/data/dict': 'offline' });

  await speak('DE');

  expect(t('Log in')).toBe('Log in');
});

it('lets the last choice win over a slower earlier one', async () => {
  answerCalls({ '/api/data/dict': { body: { ok: true, obj: FR } } });

  await Promise.all([speak('FR'), speak('en-GB')]);

  expect(t('Log in')).toBe('Log in');
});
