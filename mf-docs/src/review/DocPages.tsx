import { lazyInline, Skeleton, useT } from '@lichen/kit';
import { type ComponentProps, Suspense } from 'react';
import type { PageViewer } from '../viewer/PageViewer';

/** The code that renders pages is loaded with the first document. */
const Viewer = lazyInline(async () => ({ default: (await import('../viewer/PageViewer')).PageViewer }));

type Props = Omit<ComponentProps<typeof PageViewer>, 'source'> & {
  source: ComponentProps<typeof PageViewer>['source'] | null;
};

/** The pages of a document, or a note that its file has none to show. */
export function DocPages({ source, ...viewer }: Props) {
  const t = useT();
  if (!source) return <p className="doc-nothing">{t('This file has no pages to show. Download it to look at it.')}</p>;
  return (
    <Suspense fallback={<Skeleton rows={1} height={560} />}>
      <Viewer {...viewer} source={source} />
    </Suspense>
  );
}
