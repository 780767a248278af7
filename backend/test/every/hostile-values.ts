import type { Field } from '@lichen/contracts/entity/fields';

/** Contained in every hostile value, so that logs and tables can be searched for it. */
export const MARKER = 'zxq7marker';

export interface Hostile {
  name: string;
  value: unknown;
  /** True for a text that a text field may store unchanged. */
  isText?: boolean;
}

const TEXTS: [name: string, value: string][] = [
  ['markup', `<script>alert("${MARKER}")</script>`],
  ['sql', `${MARKER}'; DROP TABLE users; --`],
  ['formula', `=HYPERLINK("http://${MARKER}","x")`],
  ['right to left', `\u202e${MARKER}\u202c`],
  ['emoji', `${MARKER} 👩‍👩‍👧‍👦`],
  ['template', `{{${MARKER}}} \${${MARKER}}`],
];

const deep = (levels: number): unknown => (levels === 0 ? MARKER : { a: deep(levels - 1) });

/** Values that no field accepts, and texts that only text fields may accept. */
export const HOSTILE: readonly Hostile[] = [
  ...TEXTS.map(([name, value]) => ({ name, value, isText: true })),
  { name: 'control characters', value: `${MARKER}\u0000\u0007` },
  { name: 'half an emoji', value: `${MARKER}\ud83d` },
  { name: 'an object', value: { $gt: MARKER } },
  { name: 'deep nesting', value: deep(12) },
  { name: 'a list of lists', value: [[MARKER]] },
  { name: 'far too long', value: MARKER.repeat(2000) },
];

const WRONG: Partial<Record<Field['kind'], readonly unknown[]>> = {
  text: [42, true, [], {}],
  longText: [42, true, [], {}],
  decimal: ['NaN', 'Infinity', '12', true, [], 1e300],
  integer: ['NaN', '7', 1.5, true, 1e300],
  boolean: ['yes', 1, 'true', []],
  day: ['2024-01-01', 1.5, 1, 1e18, true],
  instant: ['now', 1.5, 1e18],
  choice: ['nothing of the list', 1, []],
  code: [42, [], 'x'.repeat(101)],
  ref: [42, [], 'x'.repeat(65), 'nobody'],
  money: [
    5,
    '5',
    { amount: 5 },
    { currency: 'GBP', amount: 'NaN' },
    { currency: 'XXX', amount: 1 },
    { currency: 'GBP', amount: 0.001 },
  ],
  place: [{ name: '' }, { address: 'x' }, 'here', { name: 'x', address: '', place_id: 'x', lat: 91, lng: 0 }],
  stops: [
    'one',
    ['Leeds'],
    { stop_1: {} },
    { stop_1: { address: 'Leeds' } },
    { stop_2: { address: { name: 'Leeds' } } },
    { stop_1: { address: { name: 'Leeds' }, distance: 12 } },
    { stop_1: { address: { name: 'Leeds' }, distance: { distance: -1, units: 'km' } } },
    { stop_1: { address: { name: 'Leeds' }, distance: { distance: 1, units: 'hours' } } },
  ],
  texts: ['one', [1], ['\u0000'], Array.from({ length: 500 }, () => 'x')],
  listed: ['one', ['one'], [{ label: 'x' }], [{ id: 'nothing of the list', label: 'x' }], [{ id: 1 }]],
  roles: ['admin', ['king'], [1]],
};

/** A number with one decimal more than the field stores. */
const tooPrecise = (field: Field): number[] =>
  field.kind === 'decimal' ? [Number((0.123456789123).toFixed(field.scale + 1))] : [];

/** Every value that this kind of field must refuse. */
export function hostileTo(field: Field): Hostile[] {
  const wrong = [...(WRONG[field.kind] ?? []), ...tooPrecise(field)].map((value) => ({
    name: JSON.stringify(value).slice(0, 60),
    value,
  }));
  const isText = field.kind === 'text' || field.kind === 'longText';
  const long = isText ? [{ name: 'one too long', value: 'x'.repeat(field.max + 1) }] : [];
  const empty = field.required
    ? ['', '   ', null].map((value) => ({ name: `empty ${JSON.stringify(value)}`, value }))
    : [];
  return [...empty, ...long, ...wrong, ...HOSTILE];
}
