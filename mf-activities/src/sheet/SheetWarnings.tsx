import { FINDING_KINDS } from '@lichen/contracts/activities/checks/checks.call';
import { StatusTag, useT } from '@lichen/kit';
import { useFindingSentence } from '../checks/useFindingSentence';
import { OtherRecords } from '../checks/Warnings';
import { isBlank, isOpen } from './sheet-rows';
import type { OpenSheet } from './useSheet';
import { useSheetFindings } from './useSheetFindings';
import '../checks/checks.css';

/** Findings about rows that can be saved, against stored activities and each other. None blocks saving. */
export function SheetWarnings({ open }: { open: OpenSheet }) {
  const t = useT();
  const sentence = useFindingSentence();
  const known = useSheetFindings(open);
  const isShown = (row: OpenSheet['rows'][number]) =>
    isOpen(row) && !isBlank(row) && Object.keys(open.draftOf(row).errors).length === 0;
  return (
    <ul className="act-warnings" aria-live="polite">
      {open.rows.flatMap((row, at) =>
        (isShown(row) ? (known.get(row.key) ?? []) : []).map((finding) => (
          <li key={`${row.key} ${finding._id}`}>
            <StatusTag tone="attention">{t(FINDING_KINDS[finding.kind].label)}</StatusTag>
            <p>
              {t('Row {row}', { row: at + 1 })}: {sentence(finding)}
            </p>
            <OtherRecords of={finding} />
          </li>
        )),
      )}
    </ul>
  );
}
