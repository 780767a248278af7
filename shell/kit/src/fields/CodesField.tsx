import { useReference } from '../data/reads';
import { useT } from '../i18n/texts';
import { groupedOptions } from './CodeField';
import type { FieldProps, Unfiltered } from './FieldFrame';
import { SelectInFrame } from './SelectInFrame';

interface Props extends FieldProps<readonly string[]>, Unfiltered {
  list: string;
  groupBy?: string;
}

/** Selects several codes of a reference list; mostly used in filters. */
export function CodesField({ value, onChange, unfiltered, list, groupBy, ...frame }: Props) {
  const t = useT();
  const reference = useReference(list);
  return (
    <SelectInFrame
      frame={frame}
      mode="multiple"
      placeholder={unfiltered && t(unfiltered)}
      allowClear
      maxTagCount="responsive"
      optionFilterProp="label"
      loading={reference.isPending}
      value={[...(value ?? [])]}
      options={groupedOptions(reference.data ?? [], groupBy)}
      onChange={(next: string[]) => onChange(next)}
      notFoundContent={t('No data found')}
    />
  );
}
