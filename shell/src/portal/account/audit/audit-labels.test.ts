import { auditLabels } from './audit-labels';

const german: Readonly<Record<string, string>> = { Name: 'Name', 'Post code': 'Postleitzahl', Yes: 'Ja' };
const said = auditLabels(
  {
    locations: {
      label: 'Location',
      fields: {
        name: { label: 'Name', kind: 'text' },
        post_code: { label: 'Post code', kind: 'text' },
        since: { label: 'Since', kind: 'day' },
        state: { label: 'State', kind: 'choice', words: { open: 'In use' } },
      },
      actions: { close: 'Close for good', invite: 'Send invitation' },
      events: { invite: 'Invited', lose: 'Lost' },
    },
    products: { label: 'Product', fields: { name: { label: 'Name', kind: 'text' } }, actions: {}, events: {} },
  },
  (text) => german[text] ?? text,
);

it('names records, fields, what followed and what was done, and leaves unknown names as they are', () => {
  expect(said.record('locations')).toBe('Location');
  expect(said.record('of_a_later_area')).toBe('of_a_later_area');
  expect(said.field('locations', 'post_code')).toBe('Postleitzahl');
  expect(said.field('locations', 'products')).toBe('Product');
  expect(said.verb('locations', 'update')).toBe('Changed');
  expect(said.verb('locations', 'close')).toBe('Close for good');
  expect(said.verb('locations', 'open')).toBe('In use');
  expect(said.verb('locations', 'invite')).toBe('Invited');
  expect(said.verb('locations', 'lose')).toBe('Lost');
  expect(said.verb('products', 'lose')).toBe('lose');
  expect(said.verb('nobody', 'paint')).toBe('paint');
});

it('knows which fields the words of a reader mean', () => {
  expect(said.meant('postleit')).toEqual(['post_code']);
  expect(said.meant('name')).toEqual(['name']);
  expect(said.meant('post_code')).toEqual(['post_code']);
  expect(said.meant('colour')).toEqual(['colour']);
});
