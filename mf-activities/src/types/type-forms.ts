import { ACTIVITY_TYPES, type ActivityType, facetsOf } from '@lichen/contracts/activities/activity-types';
import type { TypeForm } from './shared/type-form';

/** Loads the form from the file named in the facets of its type; throws if that file has none. */
async function formOf(type: ActivityType): Promise<TypeForm> {
  const { file } = facetsOf(type);
  const exported: Readonly<Record<string, TypeForm>> = await import(
    /* webpackExclude: /\.test\.ts$|[\\/](shared|stops)[\\/]|type-forms/ */ `./${file}.ts`
  );
  const form = Object.values(exported).find(({ entity }) => entity?.name === type);
  if (!form) throw new Error(`types/${file}.ts has no form of ${type}`);
  return form;
}

const TYPES = Object.keys(ACTIVITY_TYPES) as ActivityType[];

/** Forms by activity type, each loaded on demand. */
export const TYPE_FORMS = Object.fromEntries(TYPES.map((type) => [type, () => formOf(type)])) as Readonly<
  Record<ActivityType, () => Promise<TypeForm>>
>;

/** Returns true for the name of an activity type, as all of them have a form. */
export const hasForm = (type: string): type is ActivityType => Object.hasOwn(TYPE_FORMS, type);
