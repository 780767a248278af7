import { useT } from '@lichen/kit';
import { type ReactNode, useState } from 'react';
import { Choices, Group } from '../shared/Choices';

interface Props {
  title: string;
  /** Chosen options; the group is open while there are any. */
  chosen: readonly string[];
  children: () => ReactNode;
}

/** A group of filter options whose records are loaded when it is opened, because few users need them. */
export function DeferredFilterGroup({ title, chosen, children }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(chosen.length > 0);
  if (isOpen) return <Group title={t(title)}>{children()}</Group>;
  return (
    <button type="button" className="act-link" aria-expanded={false} onClick={() => setOpen(true)}>
      {t(title)}
    </button>
  );
}

interface FoundProps {
  chosen: readonly string[];
  options: readonly { value: string; label: string }[] | undefined;
  isMissing: boolean;
  onChange: (chosen: string[]) => void;
}

export function FoundChoices({ chosen, options, isMissing, onChange }: FoundProps) {
  const t = useT();
  if (isMissing || options?.length === 0) return <p className="act-quiet">{t('None')}</p>;
  return <Choices chosen={chosen} options={options ?? []} onChange={onChange} />;
}
