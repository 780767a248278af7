import { utcDay } from '@lichen/contracts/formats/days';
import { MASKED } from '@lichen/contracts/identity/audit/audit-log.entity';
import type { Formats, Translate } from '@lichen/kit';
import { changeText, changesOf } from './audit-changes';
import { auditLabels } from './audit-labels';
import type { Reading } from './audit-values';

const t: Translate = (text, params = {}) =>
  Object.entries(params).reduce((said, [name, value]) => said.replace(`{${name}}`, String(value)), text);
const format = {
  language: 'en-GB',
  day: (at: number) => new Date(at).toISOString().slice(0, 10),
  digits: (_kind: string, value: number) => `#${value}`,
  money: ({ currency, amount }: { currency: string; amount: number }) => `${currency} ${amount}.00`,
} as unknown as Formats;
const reading: Reading = {
  t,
  format,
  labelOf: (list, code) => (list === 'countries' && code === 'GB' ? 'United Kingdom' : code),
  nameOf: (entity, id) => (entity === 'locations' && id === 'l1' ? 'Leeds' : null),
};
const said = auditLabels(
  {
    vehicles: {
      label: 'Vehicle',
      fields: {
        name: { label: 'Name', kind: 'text' },
        location_id: { label: 'Location', kind: 'ref', entity: 'locations' },
        country: { label: 'Country', kind: 'code', list: 'countries' },
        since: { label: 'Since', kind: 'day' },
        built: { label: 'Built', kind: 'integer', isYear: true },
        price: { label: 'Price', kind: 'money' },
        state: { label: 'State', kind: 'choice', words: { open: 'In use' } },
        tags: { label: 'Tags', kind: 'texts' },
        roles: { label: 'Roles', kind: 'roles' },
        sectors: { label: 'Sectors', kind: 'listed' },
        settings: { label: 'Settings', kind: 'json' },
      },
      actions: {},
      events: {},
    },
    locations: { label: 'Location', fields: { name: { label: 'Name', kind: 'text' } }, actions: {}, events: {} },
  },
  t,
);

const lines = (diff: Parameters<typeof changesOf>[0]['diff']) =>
  changesOf({ entity_name: 'vehicles', diff }, said, reading).map((change) => changeText(change, t));

it.each<[string, unknown, unknown, string]>([
  ['name', null, 'Van', 'Name: – → Van'],
  ['name', 'Van', '', 'Name: Van → –'],
  ['name', false, true, 'Name: No → Yes'],
  ['name', 12.5, 7, 'Name: #12.5 → #7'],
  ['name', MASKED, MASKED, `Name: ${MASKED} → ${MASKED}`],
  ['location_id', 'l1', 'l2', 'Location: Leeds → l2'],
  ['country', 'GB', 'FR', 'Country: United Kingdom → FR'],
  ['since', utcDay(2026, 3, 9), null, 'Since: 2026-03-09 → –'],
  ['built', 1999, 2001, 'Built: 1999 → 2001'],
  ['price', null, { currency: 'GBP', amount: 5 }, 'Price: – → GBP 5.00'],
  ['state', 'open', 'shut', 'State: In use → shut'],
  ['tags', ['a', 'b'], ['b', 'c', 'd'], 'Tags: added c, d; removed a'],
  ['tags', null, ['a'], 'Tags: added a'],
  ['tags', ['a', 'b'], ['b', 'a'], 'Tags: a, b → b, a'],
  ['roles', ['user'], ['user', 'edit_staff'], 'Roles: added Edit staff'],
  ['sectors', [{ id: 's1', label: 'Dyeing' }], [], 'Sectors: removed Dyeing'],
  [
    'settings',
    { start_date: 1, report: { carbon: 'every_week' }, task: { x: 1 } },
    { start_date: 1, report: { carbon: 'every_month' }, task: { x: 1, y_z: 2 } },
    'Settings: report: carbon: every_week → every_month, task: y z: – → #2',
  ],
  ['settings', null, { total: { before_kg: 5 } }, 'Settings: total: before kg: – → #5'],
  ['settings', { start_date: 1 }, null, 'Settings: start date: #1 → –'],
])('says of %s from %j to %j: %s', (name, from, to, line) => expect(lines({ [name]: { from, to } })).toEqual([line]));

it('tells what became of each record that a change reached', () => {
  const reached = {
    from: [
      { _id: 'l1', name: 'Leeds works' },
      { _id: 'l9', name: 'York' },
    ],
    to: [{ _id: 'l1', name: 'Leeds' }, { _id: 'l8' }],
  };
  expect(lines({ locations: reached })).toEqual([
    'Location: Leeds: Name: Leeds works → Leeds, York: Deleted, l8: Created',
  ]);
});

it('names at most twenty of them and counts the others', () => {
  const from = Array.from({ length: 25 }, (_, at) => ({ _id: `l${at}`, name: 'x' }));
  const [change] = changesOf({ entity_name: 'vehicles', diff: { locations: { from, to: [] } } }, said, reading);
  expect(change).toMatchObject({ kind: 'parts', more: 5 });
});
