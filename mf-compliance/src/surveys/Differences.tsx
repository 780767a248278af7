import type { Survey } from '@lichen/contracts/survey/survey-definition';
import { StatusTag, useT } from '@lichen/kit';
import { differences, type Difference } from './form/difference';
import { MEMBER_WORDS } from './form/question-words';

const KINDS = {
  added: { words: 'Added', tone: 'good' },
  removed: { words: 'Removed', tone: 'bad' },
  changed: { words: 'Changed', tone: 'attention' },
  moved: { words: 'Moved', tone: 'plain' },
} as const satisfies Record<Difference['kind'], { words: string; tone: string }>;

/** One line for a changed question or tab. */
export function DifferenceLine({ of: { kind, id, label, members } }: { of: Difference }) {
  const t = useT();
  return (
    <>
      <StatusTag tone={KINDS[kind].tone}>{t(KINDS[kind].words)}</StatusTag> {label || id}
      {members.length > 0 && (
        <span className="cp-quiet">{members.map((one) => t(MEMBER_WORDS[one] ?? one)).join(', ')}</span>
      )}
    </>
  );
}

/** Lists the differences of two forms. */
export function Differences({ before, after }: { before: Survey; after: Survey }) {
  const t = useT();
  const found = differences(before, after);
  if (found.length === 0) return <p>{t('Nothing changed')}</p>;
  return (
    <ul className="cs-differences">
      {found.map((one) => (
        <li key={`${one.kind} ${one.id}`}>
          <DifferenceLine of={one} />
        </li>
      ))}
    </ul>
  );
}
