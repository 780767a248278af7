import { lazyOverlay, useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import type { Doc } from '../shared/documents';

const CombineDialog = lazyOverlay(async () => ({ default: (await import('../assembly/CombineDialog')).CombineDialog }));

const NONE: ReadonlyMap<string, Doc> = new Map();

/** The documents selected in the list, including those on other pages of the list. */
export function useChosen(shown: readonly Doc[] | undefined) {
  const [chosen, setChosen] = useState(NONE);
  const onChange = (ids: ReadonlySet<string>) => {
    const known = new Map([...chosen, ...(shown ?? []).map((row) => [row._id, row] as const)]);
    setChosen(new Map([...known].filter(([id]) => ids.has(id))));
  };
  return { chosen, selection: { chosen: new Set(chosen.keys()), onChange }, leave: () => setChosen(NONE) };
}

interface Props {
  chosen: ReadonlyMap<string, Doc>;
  onLeave: () => void;
}

/** Actions on the selected documents. */
export function ChosenDocuments({ chosen, onLeave }: Props) {
  const t = useT();
  const tn = useTn();
  const [isOpen, setOpen] = useState(false);
  if (chosen.size === 0) return null;
  return (
    <div className="doc-chosen">
      <span role="status">{tn(chosen.size, '{count} document chosen', '{count} documents chosen')}</span>
      <Button disabled={chosen.size < 2} onClick={() => setOpen(true)}>
        {t('Combine into one document')}
      </Button>
      <Button type="text" onClick={onLeave}>
        {t('Clear selection')}
      </Button>
      {isOpen && <CombineDialog documents={[...chosen.values()]} onClose={() => setOpen(false)} onDone={onLeave} />}
    </div>
  );
}
