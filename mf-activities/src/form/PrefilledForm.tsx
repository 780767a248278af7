import { Skeleton, type Values } from '@lichen/kit';
import { useEffect, useState } from 'react';
import { remembered } from './remembered';
import type { TypeForm } from '../types/type-form';
import { NewActivityForm } from './NewActivityForm';

interface Props {
  form: TypeForm;
  given: Values;
  /** The activity that this one follows. */
  like: string | null;
}

/** A new activity that begins with what its meter is known for, so that only this bill's own figures are typed. */
export function PrefilledForm({ form, given, like }: Props) {
  const [start, setStart] = useState<{ of: string; values: Values } | null>(null);
  const asked = JSON.stringify([form.entity.name, given, like]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says all of them
  useEffect(() => {
    let isStale = false;
    void remembered(form, given, like).then((values) => isStale || setStart({ of: asked, values }));
    return () => {
      isStale = true;
    };
  }, [asked]);
  if (start?.of !== asked) return <Skeleton rows={6} height={38} />;
  return <NewActivityForm key={asked} form={form} given={start.values} />;
}
