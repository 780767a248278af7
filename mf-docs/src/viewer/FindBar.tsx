import { useDebouncedValue, useT } from '@lichen/kit';
import { Button, Input } from '@lichen/kit/antd';
import { useEffect, useState } from 'react';
import type { Leaves } from './leaves';
import { type Hit, useFind } from './useFind';

interface Props {
  leaves: Leaves;
  onHit: (hit: Hit | null) => void;
  onClose: () => void;
}

/** Searches the text of the document. Enter moves to the next match, Shift+Enter to the previous one. */
export function FindBar({ leaves, onHit, onClose }: Props) {
  const t = useT();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const { hits, isDone } = useFind(leaves, useDebouncedValue(words, 200));
  const hit = hits[at] ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of another place, not of another function to tell
  useEffect(() => onHit(hit), [hit]);
  const go = (step: number) => hits.length > 0 && setAt((now) => (now + step + hits.length) % hits.length);
  const count = hits.length > 0 ? t('{done} of {total}', { done: at + 1, total: hits.length }) : t('Not found');
  return (
    <search className="doc-find">
      <Input
        autoFocus
        size="small"
        aria-label={t('Find in the document')}
        placeholder={t('Find in the document')}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
          if (event.key === 'Escape') onClose();
        }}
      />
      <span className="doc-find-count" role="status">
        {words.trim().length > 1 && (hits.length > 0 || isDone) && count}
      </span>
      <Button size="small" type="text" onClick={onClose}>
        {t('Close')}
      </Button>
    </search>
  );
}
