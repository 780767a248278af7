import { dataError } from '../data/data-error';
import { failureText, openToText } from './refusal-text';

const WHO = 'An administrator can give you the role.';

it.each([
  [
    'a refusal',
    { status: 403, message: 'Not authorised', roles: ['admin'] as const },
    `Not authorised. Open to: Administrator. ${WHO}`,
  ],
  [
    'a refusal of a whole sentence',
    { status: 403, message: 'Not now.', roles: ['edit_staff'] as const },
    `Not now. Open to: Edit staff. ${WHO}`,
  ],
  ['a refusal that no role changes', { status: 403, message: 'Not authorised' }, 'Not authorised'],
  [
    'a record that is in use',
    {
      ...{ status: 422, message: 'Unable to delete this location', remedy: 'Move everything first.' },
      uses: [
        { kind: 'activities', count: 3, one: '{count} activity', other: '{count} activities' },
        { kind: 'vehicles', count: 1, one: '{count} vehicle', other: '{count} vehicles' },
      ],
    },
    'Unable to delete this location. Used by: 3 activities, 1 vehicle. Move everything first.',
  ],
  ['another failure', { status: 0 }, 'You are offline. Check your connection and try again.'],
])('says of %s what there is to say', (_, details, words) => {
  expect(failureText(dataError(details))).toBe(words);
});

it('names every role, and says nothing of none', () => {
  expect(openToText(['admin', 'edit_business'])).toBe(`Open to: Administrator, Edit business data. ${WHO}`);
  expect(openToText([])).toBe('');
});
