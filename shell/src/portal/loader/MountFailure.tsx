import { useOnline, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import type { Part } from './load-part';

interface Props {
  part: Part;
  compact: boolean;
  reference: string;
  retry: () => void;
}

/** Stands where a page or widget should be; everything around it works on. */
export function MountFailure({ part, compact, reference, retry }: Props) {
  const t = useT();
  const why = useOnline()
    ? 'The rest of the portal works as usual. Try again in a moment.'
    : 'You are offline. This page will load when the connection is restored.';
  return (
    <section className={compact ? 'p-failure k-card' : 'p-failure'} role="alert">
      <p className="p-failure-what">{t('{title} could not be shown', { title: t(part.title) })}</p>
      <p className="p-failure-why">{t(why)}</p>
      <Button onClick={retry}>{t('Try again')}</Button>
      <p className="p-failure-reference">{t('Reference {id}', { id: reference })}</p>
    </section>
  );
}
