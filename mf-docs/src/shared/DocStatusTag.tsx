import { DOC_STATUSES, type DocStatus, isUnderWay } from '@lichen/contracts/docs/doc-statuses';
import { StatusTag, type Tone, useT } from '@lichen/kit';

const TONES: Readonly<Partial<Record<DocStatus, Tone>>> = {
  capture: 'attention',
  ready: 'attention',
  validated: 'good',
  applied: 'good',
  part_applied: 'attention',
  invalid: 'bad',
  error: 'bad',
};

/** The status of a document; with a spinner while it is being processed. */
export function DocStatusTag({ status, isByItself = false }: { status: DocStatus; isByItself?: boolean }) {
  const t = useT();
  if (isUnderWay(status))
    return (
      <span className="doc-under-way">
        <span className="doc-spinner" aria-hidden="true" />
        {t(DOC_STATUSES[status])}
      </span>
    );
  return (
    <StatusTag tone={TONES[status] ?? 'plain'}>{t(isByItself ? 'Applied by itself' : DOC_STATUSES[status])}</StatusTag>
  );
}
