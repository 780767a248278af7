import { MOST_ROWS } from '@lichen/contracts/sheet/most-rows';
import { changedRows, isBlank, MOST_STEPS, type SheetChange, startRows } from './sheet-rows';

const after = (count: number, ...changes: SheetChange[]) => changes.reduce(changedRows, startRows(count));
const texts = (state: { rows: readonly { cells: Readonly<Record<string, string>> }[] }, column: string) =>
  state.rows.map(({ cells }) => cells[column] ?? '');

it('fills the chosen rows with what the first of them says', () => {
  const state = after(
    4,
    { type: 'cells', key: 1, cells: { amount: '5' } },
    { type: 'fill', column: 'amount', first: 1, last: 2 },
  );
  expect(texts(state, 'amount')).toEqual(['', '5', '5', '']);
});

it('pastes over rows that are there and adds those that are not', () => {
  const state = after(
    2,
    { type: 'cells', key: 1, cells: { amount: '1', units: 'kWh' } },
    { type: 'paste', at: 1, rows: [{ amount: '7' }, { amount: '8' }, { amount: '9' }] },
  );
  expect(texts(state, 'amount')).toEqual(['', '7', '8', '9']);
  expect(texts(state, 'units')).toEqual(['', 'kWh', '', '']);
  expect(new Set(state.rows.map(({ key }) => key)).size).toBe(4);
});

const undo: SheetChange = { type: 'undo' };
const redo: SheetChange = { type: 'redo' };
const typed = (key: number, cells: Record<string, string>): SheetChange => ({ type: 'cells', key, cells });

it('takes back step by step, with what was found out since, and does them again', () => {
  const paste: SheetChange = { type: 'paste', at: 0, rows: [{ amount: '7' }, { amount: '8' }, { amount: '9' }] };
  const known: SheetChange = { type: 'known', key: 0, named: { place: 'A' }, cells: { units: 'kWh' } };
  const fill: SheetChange = { type: 'fill', column: 'amount', first: 0, last: 1 };
  const steps = [typed(0, { place: 'A', amount: '1' }), paste, known, fill];

  expect(texts(after(2, ...steps), 'amount')).toEqual(['7', '7', '9']);
  expect(texts(after(2, ...steps, undo), 'amount')).toEqual(['7', '8', '9']);
  expect(after(2, ...steps, undo, undo).rows).toEqual(after(2, ...steps.slice(0, 1)).rows);
  expect(after(2, ...steps, undo, undo, undo, undo).rows).toEqual(startRows(2).rows);
  expect(after(2, ...steps, undo, undo, redo, redo, redo).rows).toEqual(after(2, ...steps).rows);
  expect(texts(after(2, ...steps, undo, typed(1, { amount: '5' }), redo), 'amount')).toEqual(['7', '5', '9']);
});

it('takes the letters of one cell for one step, and those of another for the next', () => {
  const letters = [
    typed(0, { amount: '1' }),
    typed(0, { amount: '12' }),
    typed(0, { units: 'k' }),
    typed(1, { units: 'k' }),
  ];
  expect(after(2, ...letters).past).toHaveLength(3);
  expect(texts(after(2, ...letters, undo, undo), 'amount')).toEqual(['12', '']);
  expect(after(2, ...letters, undo, undo, undo).rows).toEqual(startRows(2).rows);
});

it('brings a row back that was removed, and never gives the key of one to another', () => {
  const added: SheetChange = { type: 'add', cells: { amount: '2' } };
  const state = after(1, typed(0, { amount: '1' }), { type: 'remove', key: 0 }, undo, added, undo, added);
  expect(texts(state, 'amount')).toEqual(['1', '2']);
  expect(new Set(state.rows.map(({ key }) => key)).size).toBe(2);
});

it('takes nothing back that was sent: it would be sent twice', () => {
  const sent: SheetChange[] = [
    { type: 'sending', key: 0 },
    typed(1, { amount: '2' }),
    { type: 'saved', key: 0, id: 'a' },
  ];
  const state = after(2, typed(0, { amount: '7' }), ...sent, undo);
  expect(state.rows[0]).toMatchObject({ savedId: 'a', cells: { amount: '7' } });
  expect(texts(state, 'amount')).toEqual(['7', '2']);
});

it('remembers no more steps than it says', () => {
  const many = Array.from({ length: MOST_STEPS + 5 }, (_, at) => typed(at % 2, { amount: String(at) }));
  expect(after(2, ...many).past).toHaveLength(MOST_STEPS);
});

it('holds no more rows than a sheet is for', () => {
  const many = Array.from({ length: MOST_ROWS + 50 }, () => ({ amount: '1' }));
  expect(after(1, { type: 'paste', at: 0, rows: many }).rows).toHaveLength(MOST_ROWS);
});

it('changes nothing of a saved row', () => {
  const state = after(
    2,
    { type: 'cells', key: 0, cells: { amount: '1' } },
    { type: 'saved', key: 0, id: 'a' },
    { type: 'cells', key: 0, cells: { amount: '2' } },
    { type: 'paste', at: 0, rows: [{ amount: '3' }, { amount: '4' }] },
  );
  expect(texts(state, 'amount')).toEqual(['1', '3', '4']);
  expect(state.rows[0]?.savedId).toBe('a');
});

it('keeps a row that is being sent as it was sent, until it is refused', () => {
  const sent: SheetChange[] = [
    { type: 'cells', key: 0, cells: { amount: '1' } },
    { type: 'sending', key: 0 },
    { type: 'cells', key: 0, cells: { amount: '2' } },
    { type: 'remove', key: 0 },
  ];
  expect(texts(after(1, ...sent, { type: 'saved', key: 0, id: 'a' }), 'amount')).toEqual(['1']);
  const again: SheetChange[] = [
    { type: 'refused', key: 0, errors: {} },
    { type: 'cells', key: 0, cells: { amount: '2' } },
  ];
  expect(texts(after(1, ...sent, ...again), 'amount')).toEqual(['2']);
});

it('fills what is known of a meter only where nothing was typed while it was asked', () => {
  const known: SheetChange = {
    type: 'known',
    key: 0,
    named: { place: 'A' },
    cells: { from: '01/05/2026', units: 'kWh' },
  };
  const typed: SheetChange = { type: 'cells', key: 0, cells: { place: 'A', from: '03/05/2026' } };
  const { rows } = after(1, typed, known);
  expect(rows[0]?.cells).toEqual({ place: 'A', from: '03/05/2026', units: 'kWh' });
  const other: SheetChange = { type: 'cells', key: 0, cells: { place: 'B' } };
  expect(after(1, typed, other, known).rows[0]?.cells).toEqual({ place: 'B', from: '03/05/2026' });
});

it('forgets a refusal when the row is typed in, and keeps it until then', () => {
  const refused = after(1, { type: 'refused', key: 0, errors: { amount: 'Too large' } });
  expect(refused.rows[0]?.refused).toEqual({ amount: 'Too large' });
  expect(changedRows(refused, { type: 'cells', key: 0, cells: { amount: '1' } }).rows[0]?.refused).toBeUndefined();
});

it('keeps one empty row when the last is removed', () => {
  const state = after(1, { type: 'cells', key: 0, cells: { amount: '1' } }, { type: 'remove', key: 0 });
  expect(state.rows).toHaveLength(1);
  expect(state.rows.every(isBlank)).toBe(true);
});
