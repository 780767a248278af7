import { z } from 'zod';
import { moduleQuestion } from '../api/module-question';
import { defineCall } from '../entity/entity';
import type { Said } from '../text/said';
import { SIGNED_IN } from './roles';

/** One step by which somebody begins. It is done where the records say so, and never because somebody pressed it. */
export interface FirstStep {
  readonly id: string;
  /** Place among the steps of all modules, ascending. */
  readonly order: number;
  readonly title: Said;
  readonly words: Said;
  readonly isDone: boolean;
  /** Ways to do it, the first of them the usual one. */
  readonly ways: readonly { readonly label: string; readonly path: string }[];
}

/** Steps that a module has for the person who asks, by their roles and what the account has. */
export const firstStepsOf = moduleQuestion<null, FirstStep>('first_steps');

/** Whether a module that makes figures has any record of them; none where the account has no such module. */
export const hasFigures = moduleQuestion<null, boolean>('has_figures');

export interface FirstStepsAnswer {
  list: FirstStep[];
  /** Nothing was recorded yet that figures are made of. */
  is_empty: boolean;
}

export const firstSteps = defineCall({
  name: 'first_steps',
  label: 'First steps',
  method: 'GET',
  allow: SIGNED_IN,
  input: z.strictObject({}),
  writes: false,
  dependsOn: ['activities', 'locations', 'members', 'imports', 'partners'],
});
