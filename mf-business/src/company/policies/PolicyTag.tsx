import { StatusTag, useT, useTn } from '@lichen/kit';
import { type PolicyEntry, wordsShort } from './policy-entries';

/** The state of a policy as a coloured tag. */
export function PolicyTag({ entry: { state, stored } }: { entry: PolicyEntry }) {
  const t = useT();
  const tn = useTn();
  switch (state) {
    case 'complete':
      return <StatusTag tone="good">{t('Complete')}</StatusTag>;
    case 'uploaded':
      return (
        <StatusTag tone="good" mark="↑">
          {t('Uploaded')}
        </StatusTag>
      );
    case 'incomplete':
      return (
        <StatusTag tone="attention" mark="!">
          {tn(wordsShort(stored?.num_words ?? 0), '{count} word short', '{count} words short')}
        </StatusTag>
      );
    case 'not_required':
      return <StatusTag tone="good">{t('Not required')}</StatusTag>;
    case 'justification_required':
      return <StatusTag tone="bad">{t('Justification required')}</StatusTag>;
    default:
      return <StatusTag>{t('Empty')}</StatusTag>;
  }
}
