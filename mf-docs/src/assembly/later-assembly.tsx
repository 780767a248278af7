import { lazyInline, Skeleton } from '@lichen/kit';
import { type ComponentProps, Suspense } from 'react';
import type { SetAside } from './SetAside';
import type { SplitPanel } from './SplitPanel';

// Few documents are split or combined, so the code is loaded only when needed.
const Split = lazyInline(async () => ({ default: (await import('./SplitPanel')).SplitPanel }));
const Aside = lazyInline(async () => ({ default: (await import('./SetAside')).SetAside }));

/** Panels whose code loads when they are first shown. */
export const LaterSplitPanel = (props: ComponentProps<typeof SplitPanel>) => (
  <Suspense fallback={<Skeleton rows={2} height={160} />}>
    <Split {...props} />
  </Suspense>
);

export const LaterSetAside = (props: ComponentProps<typeof SetAside>) => (
  <Suspense fallback={<Skeleton rows={2} height={48} />}>
    <Aside {...props} />
  </Suspense>
);
