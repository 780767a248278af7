import { Suspense } from 'react';
import { lazyInline } from '../states/lazy-with-retry';
import { Skeleton } from '../states/Skeleton';
import { FormerValues, overridesIn } from './former-props';
import type { SchemaFormProps } from './SchemaFormView';

const View = lazyInline(async () => ({ default: (await import('./SchemaFormView')).SchemaFormView }));

/** The form of an entity. The form engine is imported with the first form. */
export function SchemaForm(props: SchemaFormProps) {
  const notice = (
    <>
      {props.notice}
      <FormerValues props={props} />
    </>
  );
  return (
    <Suspense fallback={<Skeleton rows={6} height={38} />}>
      <View key={String(props.stored?._id ?? 'new')} {...props} overrides={overridesIn(props)} notice={notice} />
    </Suspense>
  );
}
