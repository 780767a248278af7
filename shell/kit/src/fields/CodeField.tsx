import { type ReferenceRow, useReference } from '../data/reads';
import type { QueryInput } from '../data/query-string';
import { useT } from '../i18n/texts';
import type { FieldProps } from './FieldFrame';
import { SelectInFrame } from './SelectInFrame';
import { mentions } from './mentions';

interface Props extends FieldProps<string> {
  /** Name of the reference list. */
  list: string;
  /** Filter of the list, such as `{ country }` for the grids of one. */
  where?: QueryInput;
  /** Field by which the entries are grouped. */
  groupBy?: string;
}

interface Option {
  value?: string;
  label: string;
  options?: { value: string; label: string }[];
}

const asOption = ({ code, label }: ReferenceRow) => ({ value: code, label });

/** Returns entries by group, groups in list order; one plain list if entries lack the field. */
export function groupedOptions(rows: readonly ReferenceRow[], groupBy: string | undefined): Option[] {
  if (!groupBy || !rows.some((row) => typeof row[groupBy] === 'string')) return rows.map(asOption);
  const groups = new Map<string, ReferenceRow[]>();
  for (const row of rows) {
    const name = String(row[groupBy] ?? '');
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([label, list]) => ({ label, options: list.map(asOption) }));
}

/** Selects a code of a reference list, with search by its label. */
export function CodeField({ value, onChange, list, where = {}, groupBy, ...frame }: Props) {
  const t = useT();
  const reference = useReference(list, where);
  const rows = reference.data ?? [];
  const isKnown = !value || reference.isPending || rows.some(({ code }) => code === value);
  const options = isKnown ? rows : [{ code: value, label: value }, ...rows];
  return (
    <SelectInFrame
      frame={frame}
      showSearch
      allowClear={!frame.required}
      loading={reference.isPending}
      filterOption={(typed, option) => mentions(typed, option?.label)}
      value={value || null}
      notFoundContent={t(reference.isError ? 'Error loading data' : 'No data found')}
      options={groupedOptions(options, groupBy)}
      onChange={(next: string | undefined) => onChange(next ?? null)}
    />
  );
}
