import { StatusTag, useFormat, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import type { SurveyRecord, useKeepDraft } from './useKeepDraft';

interface Props {
  record: SurveyRecord;
  keeping: ReturnType<typeof useKeepDraft>;
  isDraft: boolean;
}

/** Shows the published version, and whether the draft is saved. */
export function KeptNote({ record, keeping: { kept, savedOn, settle }, isDraft }: Props) {
  const t = useT();
  const format = useFormat();
  const number = record.version_number;
  return (
    <span className="cs-kept" role="status">
      {isDraft && (
        <StatusTag tone="attention">{t('Draft of version {number}', { number: (number ?? 0) + 1 })}</StatusTag>
      )}
      {number !== null && <span>{t('Version {number} is published; what was sent stays as it was.', { number })}</span>}
      {kept.state === 'saved' && savedOn !== null && <span>{t('Saved {time}', { time: format.moment(savedOn) })}</span>}
      {kept.state === 'waiting' && <span>{t('Saving…')}</span>}
      {kept.state === 'failed' && (
        <>
          <span className="k-field-error">
            {kept.isConflict
              ? t('Someone else has changed this survey. Reload the page before you continue.')
              : t('Not saved: {problem}', { problem: t(kept.text) })}
          </span>
          {!kept.isConflict && (
            <Button size="small" onClick={() => void settle()}>
              {t('Try again')}
            </Button>
          )}
        </>
      )}
    </span>
  );
}
