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

/** English texts for one kind of record; shown translated. */
interface Words {
  /** Label of the button that adds a record, and title of its form. */
  action: string;
  /** Title of the form of a stored record. */
  title: string;
  /** Text of the empty list; contains `{year}` where the list is limited to a year. */
  empty: string;
  removal: DeleteQuestion;
}

interface Props<E extends Entity> {
  entity: E;
  /** The year whose records are listed; null for all years. */
  year: number | null;
  /** Field values that filter the list and are set on each new record. */
  where?: Readonly<Record<string, string>>;
  /** Confirmations before a record is added or a stored one is edited; false cancels. */
  asks?: { add?: () => Promise<boolean>; update?: (stored: RecordOf<E>) => Promise<boolean> };
  /** Accessible name of the list. */
  label: string;
  columns: readonly Column<RecordOf<E>>[];
  nameOf: (row: RecordOf<E>) => string;
  layout: readonly Section[];
  overrides: OverridesOf;
  initial?: Values;
  /** Called after the user has changed a field of the form. */
  onFieldChange?: (name: string, form: FormApi) => void;
  /** Content below the form of a stored record. */
  below?: (row: RecordOf<E>) => ReactNode;
  words: Words;
}

/** Query parameter for the open record, and its value for a new record. */
const OPEN = 'of';
const NEW = 'new';

/** Lists the records of one year or of all years, with the form of the open record beside the list. */
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
