import { z } from 'zod';
import type { JobProgress } from '../../api/events';
import { defineCall } from '../../entity/entity';
import type { Role } from '../../portal/roles';

const EDITORS: readonly Role[] = ['admin', 'edit_business'];

/** Kilograms of CO₂e before a change and after it. */
export interface BeforeAfter {
  readonly before_kg: number;
  readonly after_kg: number;
}

/** Sum of the scopes of some activities: with electricity by location, and with electricity by market. */
export interface BothTotals {
  readonly location: BeforeAfter;
  readonly market: BeforeAfter;
}

/** An activity that spans New Year counts in both years, in proportion to its days. */
export interface GridYear extends BothTotals {
  readonly year: number;
  readonly activities: number;
}

/** Effect of another grid on the figures of a location. The result is not stored with the figures. */
export interface GridPreview extends BothTotals {
  /** Applied activities that use the location's grid. */
  readonly activities: number;
  /** Number of these activities in an approved year; changing them requires a reason. */
  readonly closed: number;
  readonly approved_years: readonly number[];
  readonly years: readonly GridYear[];
}

/** Progress of the preview; `preview` is null until it is calculated. */
export interface GridPreviewState {
  readonly state: JobProgress['state'];
  readonly preview: GridPreview | null;
  /** True if the caller may recalculate the activities. */
  readonly may_recalculate: boolean;
}

/** Starts a job that calculates the effect of another grid on a location's figures; returns the job. */
export const startGridPreview = defineCall({
  name: 'grid_preview',
  label: 'Preview a change of grid',
  method: 'POST',
  allow: EDITORS,
  subscription: 'activities',
  input: z.strictObject({ location_id: z.string().min(1).max(64), grid: z.string().min(1).max(120) }),
  writes: true,
});

/** Returns the preview calculated by the caller's own job. */
export const gridPreview = defineCall({
  name: 'grid_preview',
  label: 'Preview of a change of grid',
  method: 'GET',
  allow: EDITORS,
  subscription: 'activities',
  input: z.strictObject({ job_id: z.string().min(1).max(64) }),
  writes: false,
  dependsOn: [],
});
