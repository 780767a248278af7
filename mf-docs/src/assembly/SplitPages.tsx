import type { PageRange } from '@lichen/contracts/docs/assembly/page-range';
import { useT } from '@lichen/kit';
import { useRef } from 'react';
import { Shape } from '../shared/Shape';
import type { Leaves } from '../viewer/leaves';
import { SmallPage, useWasSeen } from '../viewer/thumbnails/SmallPage';

/** Width of a thumbnail in pixels. */
const WIDTH = 96;

interface Props {
  leaves: Leaves;
  ranges: readonly PageRange[] | null;
  starts: ReadonlySet<number>;
  onMark: (starts: ReadonlySet<number>) => void;
}

/** Thumbnails of all pages, with a toggle before each except the first: a document starts where it is set. */
export function SplitPages({ leaves, ranges, starts, onMark }: Props) {
  const t = useT();
  const toggle = (page: number) => {
    const next = new Set(starts);
    if (!next.delete(page)) next.add(page);
    onMark(next);
  };
  const partOf = (page: number) => ranges?.findIndex(({ from, to }) => from <= page && page <= to) ?? -1;
  return (
    <ol className="doc-split-pages" aria-label={t('Pages')}>
      {Array.from({ length: leaves.count }, (_, index) => index + 1).map((page) => (
        <li key={page}>
          {page > 1 && (
            <button
              type="button"
              className="doc-split-mark"
              aria-pressed={starts.has(page)}
              aria-label={t('A new document starts on page {page}', { page })}
              onClick={() => toggle(page)}
            >
              <Shape name="split" size={18} />
            </button>
          )}
          <OnePage leaves={leaves} page={page} part={partOf(page)} hasParts={ranges !== null} />
        </li>
      ))}
    </ol>
  );
}

interface OneProps {
  leaves: Leaves;
  page: number;
  /** Index of the page's document, from 0; negative where the page is left out. */
  part: number;
  hasParts: boolean;
}

function OnePage({ leaves, page, part, hasParts }: OneProps) {
  const t = useT();
  const ref = useRef<HTMLDivElement>(null);
  const wasSeen = useWasSeen(ref);
  return (
    <div ref={ref} className={`doc-split-page${part % 2 === 1 ? ' doc-split-other' : ''}`}>
      <span className="doc-thumb-page">{wasSeen && <SmallPage leaves={leaves} number={page} width={WIDTH} />}</span>
      <span>{t('Page {page}', { page })}</span>
      {hasParts && (
        <span className="doc-quiet">{part < 0 ? t('Left out') : t('Document {number}', { number: part + 1 })}</span>
      )}
    </div>
  );
}
