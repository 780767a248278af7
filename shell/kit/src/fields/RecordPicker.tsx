import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { isSameName } from '@lichen/contracts/formats/fold';
import { TEXTS } from '@lichen/contracts/text/texts';
import { type ComponentRef, type KeyboardEvent, useRef, useState } from 'react';
import type { QueryInput } from '../data/query-string';
import { PICKER_LIMIT, useRecord, useRecords } from '../data/reads';
import { useFormat } from '../format/useFormat';
import { type Translate, useT } from '../i18n/texts';
import { Button, Select } from '../modules/antd';
import { useDebouncedValue } from '../states/useDebouncedValue';
import { type FieldProps, FieldFrame, selectAria, statusOf, type Unfiltered } from './FieldFrame';
import { mentions } from './mentions';
import { type QuickAdd, QuickAddFoot, useQuickAdd } from './QuickAdd';

interface Props<E extends Entity> extends FieldProps<string>, Unfiltered {
  entity: E;
  labelOf: (record: RecordOf<E>) => string;
  where?: QueryInput;
  /** Creates a new record with the typed text as its name. */
  quickAdd?: QuickAdd;
  /** Likely records: offered first until something is typed, never chosen automatically. */
  near?: readonly Near[] | undefined;
}

interface Near {
  readonly id: string;
  readonly name: string;
}

/** Returns whether an arrow key leaves the options: below the last, or above the first. */
function leadsBeyond({ key, currentTarget }: KeyboardEvent<HTMLElement>, offers: number): boolean {
  const [, place = ''] = /_list_(-?\d+)$/.exec(currentTarget.getAttribute('aria-activedescendant') ?? '') ?? [];
  const at = place === '' ? -1 : Number(place);
  return (key === 'ArrowDown' && at >= offers - 1) || (key === 'ArrowUp' && at <= 0);
}

/** Most records of the same name to check outside a filtered list. */
const MOST_ALIKE = 20;

interface Typed<E extends Entity> extends Required<Pick<Props<E>, 'entity' | 'labelOf' | 'where'>> {
  rows: readonly RecordOf<E>[];
  typed: string;
  search: string;
  isAsked: boolean;
  /** True while `rows` are those of an earlier text. */
  isBehind: boolean;
}

/**
 * Returns the record that already has the typed name, even if the list's filter excludes it, and whether that is still
 * being looked up.
 */
function useKnownRecord<E extends Entity>({ labelOf, where, rows, typed, search, ...asked }: Typed<E>) {
  const isNarrowed = Object.values(where).some((one) => one !== undefined && one !== null);
  const enabled = asked.isAsked && isNarrowed && search !== '';
  const outside = useRecords(asked.entity, { search, limit: MOST_ALIKE }, { enabled });
  if (!asked.isAsked || typed.trim() === '') return { known: undefined, isChecking: false };
  const known = [...rows, ...(outside.data?.list ?? [])].find((row) => isSameName(labelOf(row), typed));
  return { known, isChecking: asked.isBehind || (enabled && (outside.isPending || outside.isPlaceholderData)) };
}

interface Listed<E extends Entity> extends Required<Pick<Props<E>, 'entity' | 'labelOf' | 'where'>> {
  value: string | null | undefined;
  typed: string;
  search: string;
}

/** Asks for the options: the records found, and the chosen one if it is not among them. */
function useOptions<E extends Entity>({ value, typed, search, entity, labelOf, where }: Listed<E>) {
  const found = useRecords(entity, { ...where, limit: PICKER_LIMIT, ...(search ? { search } : {}) });
  const isBehind = search !== typed.trim() || found.isPlaceholderData || found.isPending;
  const rows = found.data?.list ?? [];
  const isListed = !value || rows.some(({ _id }) => _id === value);
  const chosen = useRecord(entity, isListed ? null : value);
  const named = !isListed && !typed && chosen.data ? [chosen.data] : [];
  const options = [...named, ...rows]
    .map((row) => ({ value: row._id, label: labelOf(row) }))
    // Enter selects the first option, so until the answer has loaded only options that match the typed text, or the
    // chosen one, are offered.
    .filter((offer) => !isBehind || (typed ? mentions(typed, offer.label) : offer.value === value));

  return { found, options, isBehind, rows };
}

/** One option, or a group of options. */
interface Offer {
  value?: string;
  label: string;
  options?: Offer[];
}

/** Splits the options into two groups if there are likely ones. */
function nearFirst(options: Offer[], near: readonly Near[], t: Translate): Offer[] {
  if (near.length === 0) return options;
  const first = near.map(({ id, name }) => ({ value: id, label: name }));
  const rest = options.filter(({ value }) => !near.some(({ id }) => id === value));
  return [
    { label: t('Closest matches'), options: first },
    { label: t('All'), options: rest },
  ];
}

/** Notes that there are more records than the list shows. */
function BeyondList({ listed, of }: { listed: number; of: number }) {
  const t = useT();
  const format = useFormat();
  if (listed === 0 || of <= listed) return null;
  return (
    <p className="k-field-more">
      {t('{shown} of {count} are listed. Type to find the others.', {
        shown: format.number(listed),
        count: format.number(of),
      })}
    </p>
  );
}

/** Selects a record, with search by typing. Works even if the record's area is not open to the reader. */
export function RecordPicker<E extends Entity>(props: Props<E>) {
  const { value, onChange, entity, labelOf, where = {}, quickAdd, near = [], unfiltered, ...frame } = props;
  const t = useT();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const control = useRef<ComponentRef<typeof Select>>(null);
  const back = () => control.current?.focus();
  const choose = (id: string) => {
    setTyped('');
    setOpen(false);
    onChange(id);
    back();
  };
  const asked = { entity, labelOf, where, typed, search: useDebouncedValue(typed.trim(), 300) };
  const { found, options, isBehind, rows } = useOptions({ ...asked, value });
  const { known, isChecking } = useKnownRecord({ ...asked, rows, isBehind, isAsked: quickAdd !== undefined });
  const adding = useQuickAdd({ name: typed.trim(), isChecking }, quickAdd, choose);

  const foot = known
    ? !options.some((offer) => offer.value === known._id) && (
        <Button type="link" block onClick={() => choose(known._id)}>
          {t('Already exists: {name}', { name: labelOf(known) })}
        </Button>
      )
    : quickAdd && <QuickAddFoot quickAdd={quickAdd} adding={adding} onBack={back} />;

  return (
    <FieldFrame {...frame}>
      {(aria) => (
        <Select
          {...selectAria(aria)}
          ref={control}
          {...statusOf(frame.error)}
          showSearch
          placeholder={unfiltered && t(unfiltered)}
          allowClear={!frame.required}
          filterOption={false}
          loading={found.isFetching}
          value={value || null}
          options={nearFirst(options, typed ? [] : near, t)}
          searchValue={typed}
          onSearch={(text) => {
            setTyped(text);
            adding.forget(text);
          }}
          open={isOpen}
          onOpenChange={setOpen}
          onInputKeyDown={(event) => {
            const isEmpty = found.isSuccess && !isBehind && rows.length === 0;
            const adds = event.key === 'Enter' && typed.trim() !== '' && isEmpty && !known;
            const leaves = isOpen && leadsBeyond(event, options.length);
            if (!quickAdd || (!adds && !leaves)) return;
            // antd would close the list together with the controls below it, or start again at its top.
            event.preventDefault();
            event.stopPropagation();
            if (adds) adding.goOn();
            else adding.goBelow();
          }}
          onChange={(next: string | undefined) => onChange(next ?? null)}
          notFoundContent={t(
            found.isError ? TEXTS.loadFailed : found.isPending || isBehind ? TEXTS.loading : TEXTS.listEmpty,
          )}
          popupRender={(menu) => (
            <>
              {menu}
              <BeyondList listed={rows.length} of={found.data?.total ?? 0} />
              {foot}
            </>
          )}
        />
      )}
    </FieldFrame>
  );
}
