import { StatusTag, useT } from '@lichen/kit';
import { type Recalculation, stateOf } from './recalculation-words';

export function RecalculationState({ record }: { record: Recalculation }) {
  const t = useT();
  const { words, tone } = stateOf(record);
  return <StatusTag tone={tone}>{t(words)}</StatusTag>;
}
