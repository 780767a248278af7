import type { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { useT } from '@lichen/kit';
import { ReturnParts } from '../shared/ReturnParts';
import { linesOf } from './Checks';

/**
 * Sends single fields of a document back for correction; not offered for a passport, which nobody here could correct.
 */
export function ReturnFields({ of: one }: { of: RecordOf<typeof submission> }) {
  const t = useT();
  const type = docTypeOf(one.demand_type_id);
  const lines = type ? linesOf(type, one.prep_data ?? {}, one.score?.validationErr ?? []) : [];
  if (lines.length === 0 || (one.passport_id ?? null) !== null) return null;
  const words = {
    open: t('Return single fields…'),
    title: t('Return single fields'),
    hint: t('Choose the fields to be corrected. The other fields stay unchanged.'),
    none: t('Choose at least one field'),
  };
  return (
    <ReturnParts of={one} parts={lines.map(({ name, field }) => ({ id: name, label: t(field.label) }))} words={words} />
  );
}
