import { useT } from '../i18n/texts';
import { Select } from '../modules/antd';
import { type FieldProps, FieldFrame, selectAria, statusOf } from './FieldFrame';

interface Props extends FieldProps<readonly string[]> {
  known?: readonly string[];
}

const tidy = (tags: readonly string[]) => [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))];

/** Field for free words; Enter or a comma ends each. */
export function TagsField({ value, onChange, known = [], ...frame }: Props) {
  const t = useT();
  return (
    <FieldFrame {...frame}>
      {(aria) => (
        <Select
          {...selectAria(aria)}
          {...statusOf(frame.error)}
          mode="tags"
          tokenSeparators={[',', ';']}
          value={[...(value ?? [])]}
          options={known.map((tag) => ({ value: tag, label: tag }))}
          onChange={(next: string[]) => onChange(tidy(next))}
          notFoundContent={t('Type a word and press Enter')}
        />
      )}
    </FieldFrame>
  );
}
