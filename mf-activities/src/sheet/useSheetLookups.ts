import type { location } from '@lichen/contracts/business/location.entity';
import type { RecordBase, RecordOf } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { separatorsOf } from '@lichen/contracts/formats/numbers';
import type { DecimalMark } from '@lichen/contracts/formats/numbers';
import { fold } from '@lichen/contracts/formats/fold';
import { yearOf } from '@lichen/contracts/formats/days';
import { dayOrderOf } from '@lichen/contracts/formats/written-days';
import { useFormat, usePortal, useRecordLists, useReferences, USUAL_CURRENCY, useT } from '@lichen/kit';
import { useMemo } from 'react';
import { useChoiceWords } from '../types/shared/useChoiceWords';
import { PICKABLE_RECORDS } from '@lichen/contracts/business/pickable-records';
import type { TypeForm } from '../types/shared/type-form';
import type { CellLabels } from './cell-text';
import type { SheetLookups } from './row-draft';

export interface Sheet extends Omit<SheetLookups, 'placeOf'> {
  readonly words: CellLabels;
  /** Returns the options of a field's cells; empty when any text is allowed. */
  readonly offersOf: (field: Field) => readonly string[];
}

const labelOf = (entity: string, record: RecordBase): string =>
  (PICKABLE_RECORDS as Record<string, { labelOf: (of: never) => string }>)[entity]?.labelOf(record as never) ??
  record._id;

/** Ids by folded name; null for a name shared by several records. */
function byName(entity: string, records: readonly RecordBase[]): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const record of records) {
    const name = fold(labelOf(entity, record));
    found.set(name, found.has(name) ? null : record._id);
  }
  return found;
}

const fieldsOf = (form: TypeForm) => Object.values(form.entity.fields as Record<string, Field>);
const unique = (names: readonly string[]) => [...new Set(names)];

/** Returns other spellings of a type's options: the labels in its form. */
function useOptionWords(form: TypeForm): (option: string) => readonly string[] {
  const t = useT();
  const overridden = useChoiceWords(form.entity)({
    ...form.overrides?.({ values: form.start, rows: [] }),
  });
  const found = new Map(Object.values(overridden).flatMap(({ words }) => Object.entries(words ?? {})));
  const key = JSON.stringify([...found]);
  return useMemo(() => {
    const words = new Map(JSON.parse(key) as [string, string][]);
    return (option) => [t(words.get(option) ?? option), option];
  }, [key, t]);
}

/** Loads everything that converts texts of a sheet to values of a type and back. */
export function useSheetLookups(form: TypeForm): Sheet {
  const { language, today } = usePortal();
  const format = useFormat();
  const lists = useMemo(
    () => unique(['currencies', ...fieldsOf(form).flatMap((field) => (field.kind === 'code' ? [field.list] : []))]),
    [form],
  );
  const entities = useMemo(
    () => unique(fieldsOf(form).flatMap((field) => (field.kind === 'ref' ? [field.entity] : []))),
    [form],
  );
  const codes = useReferences(lists);
  const records = useRecordLists(entities);
  const optionWords = useOptionWords(form);

  return useMemo(() => {
    const names = new Map(entities.map((entity) => [entity, byName(entity, records.get(entity) ?? [])]));
    const rowsOf = (list: string) => codes.get(list) ?? [];
    const wordOf = (option: string) => optionWords(option)[0] ?? option;
    const words: CellLabels = {
      format,
      labelOf: (list, code) => rowsOf(list).find((row) => row.code === code)?.label ?? code,
      nameOf: (entity, id) => {
        const record = records.get(entity)?.find(({ _id }) => _id === id);
        return record ? labelOf(entity, record) : '';
      },
      wordOf,
    };
    return {
      words,
      today: today(),
      rowsOf,
      reading: {
        decimal: separatorsOf(language).decimal as DecimalMark,
        dayOrder: dayOrderOf(language),
        thisYear: yearOf(today()),
        from1904: false,
        currency: USUAL_CURRENCY,
        codeOf: (list, text) => {
          const folded = fold(text);
          const rows = rowsOf(list);
          return (rows.find(({ code }) => code === text) ?? rows.find(({ label }) => fold(label) === folded))?.code;
        },
        optionWords,
      },
      idOf: (entity, text) => names.get(entity)?.get(fold(text)) ?? undefined,
      siteOf: (id) => records.get('locations')?.find(({ _id }) => _id === id) as RecordOf<typeof location> | undefined,
      offersOf: (field) => {
        if (field.kind === 'choice') return field.options.map(wordOf);
        if (field.kind === 'boolean') return ['Yes', 'No'].map(wordOf);
        if (field.kind === 'code') return rowsOf(field.list).map(({ label }) => label);
        return field.kind === 'ref' ? (records.get(field.entity) ?? []).map((one) => labelOf(field.entity, one)) : [];
      },
    };
  }, [codes, records, entities, optionWords, format, language, today]);
}
