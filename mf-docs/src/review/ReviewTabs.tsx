import type { DocType } from '@lichen/contracts/docs/doc-type';
import { useT } from '@lichen/kit';

interface Props {
  types: readonly DocType[];
  hasDetails: boolean;
  hasSharing: boolean;
  open: string;
  onOpen: (tab: string) => void;
}

/** Tabs for the details, for each type of the document, and for sharing. */
export function ReviewTabs({ types, hasDetails, hasSharing, open, onOpen }: Props) {
  const t = useT();
  const tabs = [
    ...(hasDetails ? [{ id: 'details', label: 'Details' }] : []),
    ...types.map(({ id, label }) => ({ id, label })),
    ...(hasSharing ? [{ id: 'share', label: 'Share' }] : []),
  ];
  return (
    <nav className="doc-tabs doc-review-tabs" aria-label={t('Parts of the document')}>
      {tabs.map(({ id, label }) => (
        <button key={id} type="button" aria-current={id === open ? 'page' : undefined} onClick={() => onOpen(id)}>
          {t(label)}
        </button>
      ))}
    </nav>
  );
}
