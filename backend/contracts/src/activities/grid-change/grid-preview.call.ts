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

/** The scopes of some activities together: once with electricity by its grid, once by what was bought. */
export interface BothTotals {
  readonly location: BeforeAfter;
  readonly market: BeforeAfter;
}

/** An activity over New Year belongs to both years, with the share of its days. */
export interface GridYear extends BothTotals {
  readonly year: number;
  readonly activities: number;
}

/** What another grid would make of the figures of a location. Nothing of it is stored with them. */
export interface GridPreview extends BothTotals {
  /** Applied activities that take their power from the grid of the location. */
  readonly activities: number;
  /** How many of them touch an approved year: these change only for a reason. */
  readonly closed: number;
  readonly approved_years: readonly number[];
  readonly years: readonly GridYear[];
}

/** How far the preview is; `preview` is null until it is there. */
export interface GridPreviewState {
  readonly state: JobProgress['state'];
  readonly preview: GridPreview | null;
  /** The person who asks may recalculate the activities. */
  readonly may_recalculate: boolean;
}

/** Starts to calculate what another grid would make of the figures of a location; answers the job that does. */
export const startGridPreview = defineCall({
  name: 'grid_preview',
  label: 'Preview a change of grid',
  method: 'POST',
  allow: EDITORS,
  subscription: 'activities',
  input: z.strictObject({ location_id: z.string().min(1).max(64), grid: z.string().min(1).max(120) }),
  writes: true,
});

/** The preview that the person's own job calculates. */
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
