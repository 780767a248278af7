import { docRetention } from '@lichen/contracts/docs/retention/doc-retention.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { ChoiceField, failureText, useNotify, useRemove, useSave, useT, useTn } from '@lichen/kit';
import { useAskBeforeDeletion } from './useAskBeforeDeletion';

interface Props {
  type: string;
  label: string;
  /** The retention period of the type; null where its documents are kept without limit. */
  retention: RecordOf<typeof docRetention> | null;
  mayChange: boolean;
}

/** Offered retention periods in months. */
const OFFERED = ['12', '24', '36', '60', '72', '84', '120'];
const FOREVER = 'forever';

/** A document type and its retention period. */
export function RetentionRow({ type, label, retention, mayChange }: Props) {
  const t = useT();
  const tn = useTn();
  const notify = useNotify();
  const { create, update, isSaving } = useSave(docRetention);
  const { remove } = useRemove(docRetention);
  const mayDelete = useAskBeforeDeletion();
  const said = retention ? String(retention.months) : FOREVER;
  const options = [FOREVER, ...OFFERED, ...(said === FOREVER || OFFERED.includes(said) ? [] : [said])];
  const wordsOf = (months: string) =>
    Number(months) % 12 === 0
      ? tn(Number(months) / 12, '{count} year', '{count} years')
      : tn(Number(months), '{count} month', '{count} months');

  const keep = async (chosen: string | null) => {
    if (chosen === null || chosen === said) return;
    const months = Number(chosen);
    const isShorter = chosen !== FOREVER && (retention === null || months < retention.months);
    if (isShorter && !(await mayDelete(type, months))) return;
    const outcome =
      chosen === FOREVER
        ? retention && (await remove(retention._id, retention.version))
        : retention
          ? await update(retention, { months })
          : await create({ doc_type: type, months });
    if (outcome?.state === 'failed') notify(failureText(outcome.error), 'bad');
  };

  return (
    <li>
      <ChoiceField
        label={t(label)}
        required
        disabled={!mayChange || isSaving}
        options={options}
        words={Object.fromEntries(
          options.map((months) => [months, months === FOREVER ? t('No limit') : wordsOf(months)]),
        )}
        value={said}
        onChange={keep}
      />
    </li>
  );
}
