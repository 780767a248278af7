import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import {
  type Column,
  DataTable,
  type DeleteQuestion,
  type FormApi,
  IconButton,
  type OverridesOf,
  RecordForm,
  type Section,
  SidePanel,
  QueryStates,
  useConfirmedDelete,
  useConfirmLeave,
  useRecord,
  useRecords,
  useT,
  useTableView,
  type Values,
  WithPanel,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import type { ReactNode } from 'react';
import './company.css';

/** English texts of one kind of record; shown translated. */
interface Words {
  /** The button that adds one, and the title of its form. */
  action: string;
  /** The title of the form of a stored one. */
  title: string;
  /** With `{year}` in it where a year is listed. */
  empty: string;
  removal: DeleteQuestion;
}

interface Props<E extends Entity> {
  entity: E;
  /** The year that is listed; null for all of them. */
  year: number | null;
  /** Narrows the list further; the same of every record of it, and of each that is added. */
  where?: Readonly<Record<string, string>>;
  /** Asked before a new record is begun, and before a stored one is changed. */
  asks?: { add?: () => Promise<boolean>; update?: (stored: RecordOf<E>) => Promise<boolean> };
  /** Name of the list. */
  label: string;
  columns: readonly Column<RecordOf<E>>[];
  nameOf: (row: RecordOf<E>) => string;
  layout: readonly Section[];
  overrides: OverridesOf;
  initial?: Values;
  /** Called after a person changed a field of the form. */
  onFieldChange?: (name: string, form: FormApi) => void;
  /** Stands under the form of a stored record. */
  below?: (row: RecordOf<E>) => ReactNode;
  words: Words;
}

/** Name in the address of the record that is open, and the one of a new record. */
const OPEN = 'of';
const NEW = 'new';

/** Records of a year, or of all years, in a list, with the form of one beside it. */
export function YearRecords<E extends Entity>(props: Props<E>) {
  const { entity, year, where = {}, asks = {}, label, columns, nameOf, words } = props;
  const t = useT();
  const view = useTableView(entity.name);
  const { url } = view;
  const found = useRecords(entity, { ...view.query, ...where, ...(year === null ? {} : { year }) });
  const mayLeave = useConfirmLeave();
  const { confirmAndDelete } = useConfirmedDelete(entity);
  const open = url.one(OPEN);
  const show = (id: string | null) => url.set({ [OPEN]: id }, { keepPage: true });
  const begin = async () => {
    if (!asks.add || (await asks.add())) show(NEW);
  };
  const close = () => void mayLeave().then((yes) => yes && show(null));
  const remove = async ({ _id }: RecordOf<E>) => {
    const isGone = await confirmAndDelete(_id, words.removal);
    if (isGone && open === _id) show(null);
  };
  const removal = (row: RecordOf<E>) => (
    <IconButton icon="remove" label={`${t('Delete')}: ${nameOf(row)}`} onClick={() => void remove(row)} />
  );
  const shown = found.data?.list.find(({ _id }) => _id === open);
  const add = (
    <Button type="primary" onClick={() => void begin()}>
      {t(words.action)}
    </Button>
  );

  return (
    <>
      <div className="biz-tab-bar">{add}</div>
      <WithPanel
        panel={
          open && (
            <SidePanel
              id={open}
              title={t(open === NEW ? words.action : words.title)}
              actions={shown && removal(shown)}
              onClose={close}
            >
              <OpenRecord key={open} {...props} id={open} onDone={() => show(null)} />
            </SidePanel>
          )
        }
      >
        <DataTable
          label={label}
          columns={columns}
          of={found}
          view={view}
          nameOf={nameOf}
          openId={open}
          onOpen={({ _id }) => show(_id)}
          rowActions={removal}
          empty={{ text: t(words.empty, year === null ? {} : { year: String(year) }) }}
        />
      </WithPanel>
    </>
  );
}

interface OpenProps<E extends Entity> extends Props<E> {
  id: string;
  onDone: () => void;
}

function OpenRecord<E extends Entity>(props: OpenProps<E>) {
  const { id, onDone, entity, layout, overrides, initial = {}, where = {}, asks = {}, onFieldChange, below } = props;
  const stored = useRecord(entity, id === NEW ? null : id);
  const form = (record?: RecordOf<E>) => (
    <RecordForm
      entity={entity}
      stored={record}
      initial={{ ...initial, ...where }}
      layout={layout}
      overrides={overrides}
      pick={PICKABLE_RECORDS}
      {...(onFieldChange ? { onFieldChange } : {})}
      mayUpdate={asks.update as ((stored: object) => Promise<boolean>) | undefined}
      within={{ onSaved: onDone, onCancel: onDone }}
      to={() => ''}
      list=""
    />
  );
  if (id === NEW) return form();
  return (
    <QueryStates of={stored}>
      {(record) => (
        <>
          {form(record)}
          {below?.(record)}
        </>
      )}
    </QueryStates>
  );
}
