import { useT } from '@lichen/kit';
import { useEffect, useRef, useState } from 'react';
import { worstOf } from '../fields/field-states';
import type { MarkedBox } from '../fields/marked-box';
import type { Leaves } from './leaves';
import { PageCanvas } from './PageCanvas';
import { StateIcon } from '../fields/StateIcon';
import { useLeaf } from './useLeaf';

interface Props {
  leaves: Leaves;
  page: number;
  boxes: readonly MarkedBox[];
  onPage: (page: number) => void;
}

/** Pixels of a small page across. */
const WIDTH = 62;

/** All pages, small; each with the state of its values that wants a reader most. */
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

/** True from the moment when the element is first near what is seen. */
function useWasSeen() {
  const ref = useRef<HTMLButtonElement>(null);
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || wasSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [wasSeen]);
  return { ref, wasSeen };
}

function Thumbnail({ leaves, number, isOpen, boxes, onOpen }: OneProps) {
  const t = useT();
  const { ref, wasSeen } = useWasSeen();
  const worst = worstOf(boxes.filter(({ page }) => page === number).map(({ state }) => state));
  useEffect(() => {
    if (isOpen) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, ref]);
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

function SmallPage({ leaves, number }: { leaves: Leaves; number: number }) {
  const leaf = useLeaf(leaves, number);
  if (!leaf || leaf === 'failed') return null;
  const across = leaf.turn % 180 === 0 ? leaf.width : leaf.height;
  return <PageCanvas leaf={leaf} zoom={WIDTH / across} rotation={leaf.turn} label="" />;
}
