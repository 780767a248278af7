import { doc } from '@lichen/contracts/docs/doc.entity';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { asDataError, data, failureText, RecordPicker, useNotify } from '@lichen/kit';
import type { FileQuestion } from '@lichen/kit/survey';
import type { Doc } from '../shared/documents';

/** Answers a file question of a survey with another document of the company. */
export function DocAnswer({ value, onChange, ...frame }: FileQuestion) {
  const notify = useNotify();
  const choose = async (id: string | null) => {
    if (id === null) return onChange(null);
    try {
      const { obj } = await data<RecordAnswer<Doc>>(`docs/${encodeURIComponent(id)}`);
      onChange({ id, name: obj.name });
    } catch (error) {
      notify(failureText(asDataError(error)), 'bad');
    }
  };
  return (
    <RecordPicker
      {...frame}
      entity={doc}
      labelOf={({ name }) => name}
      value={value?.id ?? null}
      onChange={(id) => void choose(id)}
    />
  );
}
