import { ErrorState, Skeleton, asDataError } from '@lichen/kit';
import { useState } from 'react';
import { OpenPages, type PagesProps } from './OpenPages';
import { type Source, usePages } from './usePages';
import './viewer.css';
import './boxes.css';

interface Props extends PagesProps {
  source: Source;
}

/** The pages of a document with the values read from them. */
export function PageViewer(props: Props) {
  const [round, setRound] = useState(0);
  const pages = usePages(props.source, round);
  if (pages.state === 'opening')
    return (
      <div className="doc-viewer doc-viewer-opening">
        <Skeleton rows={1} height={560} />
      </div>
    );
  if (pages.state === 'failed')
    return (
      <div className="doc-viewer doc-viewer-opening">
        <ErrorState error={asDataError(pages.error)} retry={() => setRound(round + 1)} />
      </div>
    );
  return <OpenPages key={round} {...props} leaves={pages.leaves} />;
}
