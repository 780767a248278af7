import { z } from 'zod';
import { moduleQuestion } from '../api/module-question';
import { defineCall } from '../entity/entity';
import type { Said } from '../text/said';
import { SIGNED_IN } from './roles';

/** What files with some endings become: an upload of an entity, whose record has a page. */
export interface FileTarget {
  /** Endings that are taken, such as `.csv,.xlsx`. */
  readonly accept: string;
  /** Entity that the upload is of. */
  readonly entity: string;
  /** What a file may hold, each with the fields that say so beside it; none where the file says it itself. */
  readonly kinds: readonly { readonly label: string; readonly fields: Readonly<Record<string, string>> }[];
  /** Address of the record's page, without its id. */
  readonly page: string;
}

/** A file that is uploaded where somebody drops it. */
export interface FileDrop {
  readonly title: Said;
  readonly words: Said;
  /** Which files are taken, in words. */
  readonly hint: Said;
  /** Said of a file with an ending that no target takes. */
  readonly wrongType: Said;
  readonly targets: readonly FileTarget[];
}

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
  readonly drop?: FileDrop;
}

/** Steps that a module has for the person who asks, by their roles and what the account has. */
export const firstStepsOf = moduleQuestion<null, FirstStep>('first_steps');

/** Whether a module that makes figures has any record of them; none where the account has no such module. */
export const hasFigures = moduleQuestion<null, boolean>('has_figures');

/** How one figure comes about, by an entry that nobody made: it is shown, and counted nowhere. */
export interface SampleFigure {
  readonly title: Said;
  readonly from: number;
  readonly to: number;
  readonly scope: string;
  readonly amount: { readonly value: number; readonly units: string };
  /** Kilograms of CO₂e for one unit of the amount, digits as published. */
  readonly factor: string;
  /** Exact kilograms. */
  readonly kg: string;
  /** Publisher, edition and row of the factor. */
  readonly source: string;
  readonly reason: Said;
  /** Where the factor stands. */
  readonly way: { readonly label: string; readonly path: string } | null;
}

/** A sample of what a module makes of an entry; none where nothing is published for the company. */
export const sampleFigureOf = moduleQuestion<null, SampleFigure>('sample_figure');

export interface FirstStepsAnswer {
  list: FirstStep[];
  /** Shown while nothing is recorded. */
  sample: SampleFigure | null;
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
