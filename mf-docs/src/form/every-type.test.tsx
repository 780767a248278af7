import type { DocType } from '@lichen/contracts/docs/doc-type';
import { DOC_TYPES } from '@lichen/contracts/docs/types/all-types';
import type { Field } from '@lichen/contracts/entity/fields';
import { list, pretendBrowser, serve, show } from '@lichen/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import type { Doc } from '../shared/documents';
import { ReviewForm } from './ReviewForm';
import { ReviewProvider } from './review-context';
import { RowsForm } from './RowsForm';
import type { SaveValues } from './useSaveValues';

beforeEach(() => {
  pretendBrowser();
  serve({ 'GET reference': list([]) });
});

const SAVE: SaveValues = {
  change: () => undefined,
  answer: () => undefined,
  show: () => undefined,
  confirm: () => undefined,
  settle: async () => true,
  newest: () => ({}) as Doc,
  statesNow: () => ({}),
};

const WORDS = 'As written';
const isWritten = ({ kind }: Field) => kind === 'text' || kind === 'longText';
const fieldsOf = (form: DocType['form']) => Object.entries(form.fields) as [string, Field][];

/** Words in every field that takes words. */
const written = (form: DocType['form']) =>
  Object.fromEntries(fieldsOf(form).flatMap(([name, field]) => (isWritten(field) ? [[name, WORDS]] : [])));

/** The form of a type with one row in each of its lists. */
function FormOf({ type, isReadOnly, errors = {} }: { type: DocType; isReadOnly: boolean; errors?: object }) {
  const record = { _id: 'doc', version: 1, reading_version: null, prep_data: written(type.form) } as unknown as Doc;
  const errorOf = (path: string) => (errors as Record<string, string>)[path] ?? null;
  const review = {
    stateOf: () => null,
    errorOf,
    readingOf: () => null,
    use: () => undefined,
    isReadOnly,
    isRead: false,
  };
  const form = { isOpenOnly: false, lit: null, onField: () => undefined, onAllChecked: () => undefined };
  return (
    <ReviewProvider value={review}>
      <ReviewForm record={record} type={type} save={SAVE} isReadOnly={isReadOnly} {...form} fill={{ current: null }} />
      {Object.entries(type.rows).map(([name, rows]) => (
        <RowsForm
          key={name}
          list={name}
          stored={[written(rows.row)]}
          rows={rows}
          isReadOnly={isReadOnly}
          onChange={() => undefined}
          onConfirm={() => undefined}
        />
      ))}
    </ReviewProvider>
  );
}

const types = DOC_TYPES.map((type) => [type.id, type] as const);
const unitsIn = ({ reads, rows }: DocType) =>
  [reads, ...Object.values(rows).map((each) => each.reads ?? {})].flatMap((each) =>
    Object.values(each).flatMap(({ unitField }) => unitField ?? []),
  );
const forms = (type: DocType) => [type.form, ...Object.values(type.rows).map(({ row }) => row)];
const drawn = () => [...document.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset['field']);

it.each(types)('has a form for every value of a document of the type %s', async (_id, type) => {
  const units = unitsIn(type);
  const names = forms(type).flatMap((form) => Object.keys(form.fields).filter((name) => !units.includes(name)));
  await show(<FormOf type={type} isReadOnly={false} />);

  await waitFor(() => expect(drawn().sort()).toEqual(names.sort()));
});

it.each(types)('shows a document of the type %s without a way to change it', async (_id, type) => {
  await show(<FormOf type={type} isReadOnly />);
  const said = forms(type).flatMap((form) => fieldsOf(form).filter(([, field]) => isWritten(field)));

  const found = () => inputs().filter(({ value }) => value === WORDS).length + screen.queryAllByText(WORDS).length;
  await waitFor(() => expect(found()).toBeGreaterThanOrEqual(said.length));
  expect(inputs().filter(({ disabled, readOnly }) => !disabled && !readOnly)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Add row' })).toBeNull();
});

/** Returns the inputs for text, without the hidden copies that only measure it. */
const inputs = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    (one) => one.getAttribute('aria-hidden') !== 'true',
  );

it('says under the field of a row what it does not hold', async () => {
  const type = DOC_TYPES.find(({ id }) => id === 'vehicle_usage');
  if (!type) throw new Error('Vehicles have no usage');
  await show(<FormOf type={type} isReadOnly={false} errors={{ 'records.0.vehicle_id': 'Required' }} />);

  await waitFor(() => {
    const cell = document.querySelector('[data-field=vehicle_id]');
    expect(cell?.textContent).toContain('Required');
  });
});
