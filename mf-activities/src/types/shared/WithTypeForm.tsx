import { Skeleton } from '@lichen/kit';
import { type ReactNode, useEffect, useState } from 'react';
import type { TypeForm } from './type-form';
import { hasForm, TYPE_FORMS } from '../type-forms';

type Found = { form: TypeForm | null } | { failed: unknown };

interface Props {
  type: string;
  /** Called with null for a type that this release does not support. */
  children: (form: TypeForm | null) => ReactNode;
}

/** Loads the form of a type on demand; the list of activities loads none. */
export function WithTypeForm({ type, children }: Props) {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isGone = false;
    const say = (next: Found) => {
      if (!isGone) setFound(next);
    };
    const load = hasForm(type) ? TYPE_FORMS[type] : undefined;
    if (!load) say({ form: null });
    else
      load().then(
        (form) => say({ form }),
        (failed: unknown) => say({ failed }),
      );
    return () => {
      isGone = true;
    };
  }, [type]);
  // The page's error boundary offers to retry.
  if (found && 'failed' in found) throw found.failed;
  return found ? children(found.form) : <Skeleton />;
}
