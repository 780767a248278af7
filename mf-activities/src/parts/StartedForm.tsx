import { location } from '@lichen/contracts/business/location.entity';
import { Skeleton, useRecord } from '@lichen/kit';
import { useSearchParams } from '@lichen/kit/router';
import type { TypeForm } from '../types/type-form';
import { ActivityForm } from './ActivityForm';
import { givenValues } from './given-values';

/** A new activity that begins with what its address says, and with what the location of it brings along. */
export function StartedForm({ form }: { form: TypeForm }) {
  const [search] = useSearchParams();
  const given = givenValues(form.entity, search);
  const place = given['location_id'];
  const site = useRecord(location, typeof place === 'string' ? place : null);
  if (site.isLoading) return <Skeleton rows={6} height={38} />;
  const brought = site.data ? form.fromLocation?.(site.data, given) : {};
  return <ActivityForm form={{ ...form, start: { ...form.start, ...brought, ...given } }} />;
}
