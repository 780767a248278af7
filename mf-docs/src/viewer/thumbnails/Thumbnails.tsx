import { useT } from '@lichen/kit';
import { useEffect, useRef } from 'react';
import { worstOf } from '../../fields/field-states';
import type { MarkedBox } from '../../fields/marked-box';
import type { Leaves } from '../leaves';
import { SmallPage, useWasSeen } from './SmallPage';
import { StateIcon } from '../../fields/StateIcon';

interface Props {
  leaves: Leaves;
  page: number;
  boxes: readonly MarkedBox[];
  onPage: (page: number) => void;
}

/** Thumbnails of all pages, each with the state of its value that needs attention most. */
export function Thumbnails({ leaves, page, boxes, onPage }: Props) {
  const t = useT();
  return (
    <nav className="doc-thumbs" aria-label={t('Pages')}>
      {Array.from({ length: leaves.count }, (_, index) => index + 1).map((number) => (
        <Thumbnail
          key={number}
          leaves={leaves}
          number={number}
          isOpen={number === page}
          boxes={boxes}
          onOpen={() => onPage(number)}
        />
      ))}
    </nav>
  );
}

interface OneProps {
  leaves: Leaves;
  number: number;
  isOpen: boolean;
  boxes: readonly MarkedBox[];
  onOpen: () => void;
}

function Thumbnail({ leaves, number, isOpen, boxes, onOpen }: OneProps) {
  const t = useT();
  const ref = useRef<HTMLButtonElement>(null);
  const wasSeen = useWasSeen(ref);
  const worst = worstOf(boxes.filter(({ page }) => page === number).map(({ state }) => state));
  useEffect(() => {
    if (isOpen) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <button
      ref={ref}
      type="button"
      className={`doc-thumb${isOpen ? ' doc-thumb-open' : ''}`}
      aria-label={t('Page {page}', { page: number })}
      aria-current={isOpen ? 'page' : undefined}
      onClick={onOpen}
    >
      <span className="doc-thumb-page">{wasSeen && <SmallPage leaves={leaves} number={number} />}</span>
      {worst && worst !== 'confirmed' && (
        <span className="doc-thumb-state">
          <StateIcon state={worst} size={12} />
        </span>
      )}
      <span aria-hidden="true">{number}</span>
    </button>
  );
}
