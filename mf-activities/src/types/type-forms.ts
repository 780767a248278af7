import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { TypeForm } from './type-form';

/** The forms of the types, each loaded when it is needed. A type without one can be read but not written here. */
export const TYPE_FORMS: Readonly<Partial<Record<ActivityType, () => Promise<TypeForm>>>> = {
  electricity_activitys: () => import('./electricity').then(({ electricityForm }) => electricityForm),
  water_activitys: () => import('./water').then(({ waterForm }) => waterForm),
};

export const hasForm = (type: string): type is ActivityType => Object.hasOwn(TYPE_FORMS, type);
