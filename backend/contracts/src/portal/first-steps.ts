import { z } from 'zod';
import { moduleQuestion } from '../api/module-question';
import { defineCall } from '../entity/entity';
import type { Said } from '../text/said';
import { SIGNED_IN } from './roles';

/** The upload of dropped files with some extensions: to an entity whose records have a page. */
export interface FileTarget {
  /** Accepted extensions, such as `.csv,.xlsx`. */
  readonly accept: string;
  /** Entity of the upload. */
  readonly entity: string;
  /** Possible contents of a file, each with the upload fields that state it; empty where the file itself shows it. */
  readonly kinds: readonly { readonly label: string; readonly fields: Readonly<Record<string, string>> }[];
  /** Address of the record's page without the id. */
  readonly page: string;
}

/** A drop area whose files are uploaded at once. */
export interface FileDrop {
  readonly title: Said;
  readonly words: Said;
  /** Text that lists the accepted files. */
  readonly hint: Said;
  /** Error for a file with an extension that no target accepts. */
  readonly wrongType: Said;
  readonly targets: readonly FileTarget[];
}

/** One step of getting started. Records decide whether it is done, never a click. */
export interface FirstStep {
  readonly id: string;
  /** Sort order among the steps of all modules, ascending. */
  readonly order: number;
  readonly title: Said;
  readonly words: Said;
  readonly isDone: boolean;
  /** Links to do the step, the usual one first. */
  readonly ways: readonly { readonly label: string; readonly path: string }[];
  readonly drop?: FileDrop;
}

/** Asks each module for its steps for the person, by their roles and the account's data. */
export const firstStepsOf = moduleQuestion<null, FirstStep>('first_steps');

/** Asks each module that has figures whether any are recorded; accounts without such a module get no answer. */
export const hasFigures = moduleQuestion<null, boolean>('has_figures');

/** Example of how a figure is calculated, from a made-up entry: shown, but never counted. */
export interface SampleFigure {
  readonly title: Said;
  readonly from: number;
  readonly to: number;
  readonly scope: string;
  readonly amount: { readonly value: number; readonly units: string };
  /** Kilograms of CO₂e per unit of the amount, with the digits as published. */
  readonly factor: string;
  /** Exact kilograms. */
  readonly kg: string;
  /** Publisher, edition and row of the factor. */
  readonly source: string;
  readonly reason: Said;
  /** Link to the factor. */
  readonly way: { readonly label: string; readonly path: string } | null;
}

/** Asks for an example calculation; no answer where no factor is published for the company. */
export const sampleFigureOf = moduleQuestion<null, SampleFigure>('sample_figure');

/** Steps of all modules, and an example while the company has recorded nothing. */
export interface FirstStepsAnswer {
  list: FirstStep[];
  /** Shown while no data are recorded. */
  sample: SampleFigure | null;
  /** True while no data are recorded that figures are calculated from. */
  is_empty: boolean;
}

/** Returns the first steps that the caller may take. */
export const firstSteps = defineCall({
  name: 'first_steps',
  label: 'First steps',
  method: 'GET',
  allow: SIGNED_IN,
  input: z.strictObject({}),
  writes: false,
  dependsOn: ['activities', 'locations', 'members', 'imports', 'partners'],
});
