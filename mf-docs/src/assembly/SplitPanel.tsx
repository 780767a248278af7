import type { PageRange } from '@lichen/contracts/docs/assembly/page-range';
import { asDataError, ErrorState, Skeleton, useT } from '@lichen/kit';
import type { Doc } from '../shared/documents';
import { sourceOf } from '../viewer/source-of';
import type { Source } from '../viewer/usePages';
import { usePages } from '../viewer/usePages';
import { SplitForm } from './SplitForm';
import './assembly.css';

interface Props {
  record: Doc;
  /** Page ranges of the documents that the reading found in the file; null where it found only one. */
  proposed: readonly PageRange[] | null;
  onClose: () => void;
}

/** Asks for the pages of each document in a file. */
export function SplitPanel(props: Props) {
  const source = sourceOf(props.record);
  return source && <Opened {...props} source={source} />;
}

function Opened({ source, ...props }: Props & { source: Source }) {
  const t = useT();
  const pages = usePages(source);
  return (
    <section className="doc-split" aria-labelledby="doc-split-title">
      <h2 id="doc-split-title">{t('Split document')}</h2>
      {pages.state === 'opening' && <Skeleton rows={2} height={160} />}
      {pages.state === 'failed' && <ErrorState error={asDataError(pages.error)} />}
      {pages.state === 'open' && <SplitForm {...props} leaves={pages.leaves} />}
    </section>
  );
}
