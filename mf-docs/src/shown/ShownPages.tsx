import type { Slots } from '@lichen/contracts/slots';
import { useEffect, useState } from 'react';
import type { MarkedBox } from '../fields/marked-box';
import { DocPages } from '../review/DocPages';
import type { Source } from '../viewer/usePages';
import './shown.css';

export type Shown = Pick<Slots['document.viewer'], 'field' | 'onField' | 'wrong'>;

interface Props extends Shown {
  source: Source | null;
  boxes: readonly MarkedBox[];
}

/** Read-only pages; the page of the focused field opens. */
export function ShownPages({ source, boxes, field = null, onField, wrong = [] }: Props) {
  const [page, setPage] = useState(1);
  const at = boxes.find(({ id }) => id === field)?.page;
  useEffect(() => {
    if (field !== null && at !== undefined) setPage(at);
  }, [field, at]);
  return (
    <div className="doc-shown">
      <DocPages
        source={source}
        page={page}
        onPage={setPage}
        boxes={boxes.map((box) => (wrong.includes(box.id) ? { ...box, state: 'does_not_hold' } : box))}
        lit={field}
        onPick={(id) => onField?.(id)}
      />
    </div>
  );
}
