import { useT } from '../i18n/texts';
import type { FieldProps } from './FieldFrame';
import { SelectInFrame } from './SelectInFrame';

interface Props extends FieldProps<readonly string[]> {
  known?: readonly string[];
}

const tidy = (tags: readonly string[]) => [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))];

/** Field for free words; Enter or a comma ends each. */
export function TagsField({ value, onChange, known = [], ...frame }: Props) {
  const t = useT();
  return (
    <SelectInFrame
      frame={frame}
      mode="tags"
      tokenSeparators={[',', ';']}
      value={[...(value ?? [])]}
      options={known.map((tag) => ({ value: tag, label: tag }))}
      onChange={(next: string[]) => onChange(tidy(next))}
      notFoundContent={t('Type a word and press Enter')}
    />
  );
}
