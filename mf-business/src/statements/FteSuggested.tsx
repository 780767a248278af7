import { type FteSuggestion, fteSuggestion } from '@lichen/contracts/business/staff/fte-suggestion.call';
import { useCall, useFillForm, useFormat, useFormValue, useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';

/** The full-time equivalent of the year's open employment records, with a button that copies it into the form. */
export function FteSuggested({ year }: { year: number }) {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const fill = useFillForm();
  const entered = useFormValue((values) => values['fte_staff'] as number | null);
  const { fte, uncounted } = useCall<FteSuggestion>(fteSuggestion, { year }).data ?? {};
  if (fte === undefined || fte === null) return null;
  return (
    <div className="biz-quiet">
      <span>{t('{count} by open employment records', { count: format.number(fte) })}</span>{' '}
      {fte !== entered && (
        <Button size="small" onClick={() => fill({ fte_staff: fte }, 'fte_staff')}>
          {t('Use')}
        </Button>
      )}
      {uncounted ? (
        <div>
          {tn(
            uncounted,
            '{count} record says neither full time nor part time.',
            '{count} records say neither full time nor part time.',
          )}
        </div>
      ) : null}
    </div>
  );
}
