import { tidyTags } from '@lichen/contracts/formats/same-tag';
import { useT } from '../i18n/texts';
import type { FieldProps } from './FieldFrame';
import { SelectInFrame } from './SelectInFrame';

interface Props extends FieldProps<readonly string[]> {
  known?: readonly string[];
}

/** Field for free words; Enter or a comma ends each. A known word in another spelling becomes the known one. */
export function TagsField({ value, onChange, known = [], ...frame }: Props) {
  const t = useT();
  return (
    <SelectInFrame
      frame={frame}
      mode="tags"
      tokenSeparators={[',', ';']}
      value={[...(value ?? [])]}
      options={known.map((tag) => ({ value: tag, label: tag }))}
      onChange={(next: string[]) => onChange(tidyTags(next, known))}
      notFoundContent={t('Type a word and press Enter')}
    />
  );
}
