import { type Finding, FINDING_KINDS } from '@lichen/contracts/activities/checks/checks.call';
import type { ProposedValues, Remedy } from '@lichen/contracts/activities/checks/remedy';
import { StatusTag, useFormat, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { RemedyLinks } from '../checks/Remedies';
import { remedyText } from '../checks/remedy-text';
import { useFindingSentence } from '../checks/useFindingSentence';
import { OtherRecords } from '../checks/Warnings';
import { textsOf } from './open-texts';
import { isBlank, isOpen, type SheetRow } from './sheet-rows';
import type { OpenSheet } from './useSheet';
import { useSheetFindings } from './useSheetFindings';
import '../checks/checks.css';

/** Findings about rows that are ready to save, compared with stored activities and each other. None blocks saving. */
export function SheetWarnings({ open }: { open: OpenSheet }) {
  const t = useT();
  const sentence = useFindingSentence();
  const known = useSheetFindings(open);
  const isShown = (row: SheetRow) => isOpen(row) && !isBlank(row) && Object.keys(open.draftOf(row).errors).length === 0;
  return (
    <ul className="act-warnings" aria-live="polite">
      {open.rows.flatMap((row, at) =>
        (isShown(row) ? (known.get(row.key) ?? []) : []).map((finding) => {
          const name = `${t('Row {row}', { row: at + 1 })}: ${sentence(finding)}`;
          return (
            <li key={`${row.key} ${finding._id}`}>
              <StatusTag tone="attention">{t(FINDING_KINDS[finding.kind].label)}</StatusTag>
              <p>{name}</p>
              <div className="act-finding-ways">
                <RowRemedy
                  of={finding}
                  name={name}
                  onFill={(values) => open.change({ type: 'cells', key: row.key, cells: textsOf(open, values) })}
                />
                <RemedyLinks of={finding} name={name} isApart />
              </div>
              <OtherRecords of={finding} isApart />
            </li>
          );
        }),
      )}
    </ul>
  );
}

/**
 * Returns the remedy that fills cells of the row. If two typed rows overlap it is unclear which to correct, so there is
 * none.
 */
export function rowRemedy({ remedies }: Pick<Finding, 'remedies'>): Extract<Remedy, { values: ProposedValues }> | null {
  const found = remedies.flatMap((each) => ('values' in each && each.record._id === null ? [each] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

interface RowRemedyProps {
  of: Finding;
  /** Sentence of the finding, for the accessible name. */
  name: string;
  onFill: (values: ProposedValues) => void;
}

function RowRemedy({ of, name, onFill }: RowRemedyProps) {
  const t = useT();
  const format = useFormat();
  const found = rowRemedy(of);
  if (!found) return null;
  const text = remedyText(found, t, format);
  return (
    <Button size="small" aria-label={`${text}: ${name}`} onClick={() => onFill(found.values)}>
      {text}
    </Button>
  );
}
