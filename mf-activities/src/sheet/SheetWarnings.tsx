import { activity } from '@lichen/contracts/activities/activity.entity';
import { checkActivity, type Finding, FINDING_KINDS, MOST_BESIDE } from '@lichen/contracts/activities/checks.call';
import type { ListAnswer } from '@lichen/contracts/wire';
import { StatusTag, useAnswer, useSettled, useT, type Values } from '@lichen/kit';
import { useFindingSentence } from '../parts/useFindingSentence';
import { OtherRecords } from '../parts/Warnings';
import { besideRow } from './beside-rows';
import { isBlank, isOpen } from './sheet-rows';
import type { OpenSheet } from './useSheet';
import '../parts/checks.css';

const PAUSE = 800;

interface RowProps {
  type: string;
  /** Counted from 1, as it is shown. */
  place: number;
  draft: Values;
  beside: readonly Values[];
}

function RowWarnings({ type, place, draft, beside }: RowProps) {
  const t = useT();
  const sentence = useFindingSentence();
  const asked = JSON.stringify({ activity_type: type, draft, beside });
  const settled = useSettled(asked, PAUSE);
  const { data } = useAnswer<ListAnswer<Finding>>([activity.name, 'call'], checkActivity.name, {
    body: JSON.parse(settled),
    enabled: settled === asked,
  });
  return (data?.list ?? []).map((finding) => (
    <li key={finding._id}>
      <StatusTag tone="attention">{t(FINDING_KINDS[finding.kind].label)}</StatusTag>
      <p>
        {t('Row {row}', { row: place })}: {sentence(finding)}
      </p>
      <OtherRecords of={finding} />
    </li>
  ));
}

/** What is odd about the rows that can be saved, beside what is stored and beside each other. None stands in the way. */
export function SheetWarnings({ open: { form, rows, draftOf } }: { open: OpenSheet }) {
  const typed = rows.flatMap((row, at) => (isOpen(row) && !isBlank(row) ? [{ row, at, ...draftOf(row) }] : []));
  const isWhole = ({ errors }: (typeof typed)[number]) => Object.keys(errors).length === 0;
  return (
    <ul className="act-warnings" aria-live="polite">
      {typed.filter(isWhole).map(({ row, at, draft }) => (
        <RowWarnings
          key={row.key}
          type={form.entity.name}
          place={at + 1}
          draft={draft}
          beside={besideRow(
            draft,
            typed.filter((other) => other.row !== row).map((other) => other.draft),
            MOST_BESIDE,
          )}
        />
      ))}
    </ul>
  );
}
