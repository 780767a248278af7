import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { type ComponentRef, type KeyboardEvent, useRef, useState } from 'react';
import type { QueryInput } from '../data/query-string';
import { PICKER_LIMIT, useRecord, useRecords } from '../data/reads';
import { useT } from '../i18n/texts';
import { Select } from '../modules/antd';
import { useDebouncedValue } from '../states/useDebouncedValue';
import { type FieldProps, FieldFrame, selectAria, statusOf, type Unfiltered } from './FieldFrame';
import { mentions } from './mentions';
import { type QuickAdd, QuickAddFoot, useQuickAdd } from './QuickAdd';

interface Props<E extends Entity> extends FieldProps<string>, Unfiltered {
  entity: E;
  labelOf: (record: RecordOf<E>) => string;
  where?: QueryInput;
  /** Makes a new record from what was typed, which becomes its name. */
  quickAdd?: QuickAdd;
}

/** True when an arrow key leaves the options: below the last, or above the first. */
function leadsBeyond({ key, currentTarget }: KeyboardEvent<HTMLElement>, offers: number): boolean {
  const [, place = ''] = /_list_(-?\d+)$/.exec(currentTarget.getAttribute('aria-activedescendant') ?? '') ?? [];
  const at = place === '' ? -1 : Number(place);
  return (key === 'ArrowDown' && at >= offers - 1) || (key === 'ArrowUp' && at <= 0);
}

/** Another record, found by typing. Works whether or not the area that owns it is open to the reader. */
export function RecordPicker<E extends Entity>(props: Props<E>) {
  const { value, onChange, entity, labelOf, where = {}, quickAdd, unfiltered, ...frame } = props;
  const t = useT();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const control = useRef<ComponentRef<typeof Select>>(null);
  const back = () => control.current?.focus();
  const adding = useQuickAdd(typed.trim(), quickAdd, (id) => {
    setTyped('');
    setOpen(false);
    onChange(id);
    back();
  });
  const search = useDebouncedValue(typed.trim(), 300);
  const found = useRecords(entity, { ...where, limit: PICKER_LIMIT, ...(search ? { search } : {}) });
  const isBehind = search !== typed.trim() || found.isPlaceholderData;
  const rows = found.data?.list ?? [];
  const isListed = !value || rows.some(({ _id }) => _id === value);
  const chosen = useRecord(entity, isListed ? null : value);
  const named = !isListed && !typed && chosen.data ? [chosen.data] : [];
  const options = [...named, ...rows]
    .map((row) => ({ value: row._id, label: labelOf(row) }))
    // Enter takes the first offer: until the answer is there, only what was typed and what is chosen may be offered.
    .filter((offer) => !isBehind || (typed ? mentions(typed, offer.label) : offer.value === value));

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
          options={options}
          searchValue={typed}
          onSearch={(text) => {
            setTyped(text);
            adding.forget(text);
          }}
          open={isOpen}
          onOpenChange={setOpen}
          onInputKeyDown={(event) => {
            const isEmpty = found.isSuccess && !isBehind && rows.length === 0;
            const adds = event.key === 'Enter' && typed.trim() !== '' && isEmpty;
            const leaves = isOpen && leadsBeyond(event, options.length);
            if (!quickAdd || (!adds && !leaves)) return;
            // antd would close the list, and what stands below it with it, or begin the list anew.
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
              {quickAdd && <QuickAddFoot quickAdd={quickAdd} adding={adding} onBack={back} />}
            </>
          )}
        />
      )}
    </FieldFrame>
  );
}
