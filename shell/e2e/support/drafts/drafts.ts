import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { Draft } from './draft';
import { energyDrafts } from './energy';
import { goodsDrafts } from './goods';
import { journeyDrafts } from './journeys';

/** A draft of every activity type. A type without one does not compile. */
export const DRAFTS: Readonly<Record<ActivityType, Draft>> = { ...energyDrafts, ...journeyDrafts, ...goodsDrafts };
