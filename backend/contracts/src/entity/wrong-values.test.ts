import { defineEntity } from './entity';
import * as make from './fields';
import { parseDraft } from './schema';
import { FIELD_TEXTS, TEXTS } from '../text/texts';

const entity = defineEntity({
  name: 'things',
  label: 'Thing',
  fields: {
    text: make.text('Text'),
    decimal: make.decimal('Decimal'),
    integer: make.integer('Integer'),
    boolean: make.boolean('Boolean'),
    day: make.day('Day'),
    choice: make.choice('Choice', ['a', 'b']),
    code: make.code('Code', 'units'),
    ref: make.ref('Ref', 'things'),
    money: make.money('Money'),
    place: make.place('Place'),
    stops: make.stops('Stops'),
    texts: make.texts('Texts'),
  },
  allow: { list: [], read: [], create: [], update: [], remove: [] },
});

const OURS: readonly string[] = [...Object.values(FIELD_TEXTS), ...Object.values(TEXTS)];
const WRONG = [5, 'x', true, [], [5], {}, { a: 1 }, { stop_1: 5 }, { stop_1: { address: 5 } }, { name: 'x', lat: '1' }];

test('whatever stands in a field, what is said of it is a text of the product', () => {
  const said = Object.keys(entity.fields).flatMap((name) =>
    WRONG.flatMap((value) => Object.values(parseDraft(entity, { [name]: value }).errors)),
  );
  expect(said.filter((text) => !OURS.includes(text))).toEqual([]);
});

test('a value that has parts names the one that is wrong', () => {
  const errorsOf = (draft: object) => {
    const { errors } = parseDraft(entity, { ...draft });
    return Object.fromEntries(Object.entries(errors).filter(([path]) => path.startsWith(Object.keys(draft)[0] ?? '')));
  };
  expect(errorsOf({ money: 5 })).toEqual({ money: 'This value is not valid here' });
  expect(errorsOf({ money: { currency: 'GBP', amount: '1,234.5' } })).toEqual({ 'money.amount': 'Enter a number' });
  expect(errorsOf({ money: { currency: 'GBP', amount: 1, vat: 2 } })).toEqual({ money: 'This field does not exist' });
  expect(errorsOf({ place: 'London' })).toEqual({ place: 'This value is not valid here' });
  expect(errorsOf({ stops: { stop_1: { address: { name: 'A' }, distance: 5 } } })).toEqual({
    'stops.stop_1.distance': 'This value is not valid here',
  });
});
