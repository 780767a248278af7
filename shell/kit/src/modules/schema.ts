import {
  array,
  boolean,
  coerce,
  config,
  json,
  literal,
  looseObject,
  number,
  object,
  enum as oneOf,
  preprocess,
  record,
  strictObject,
  string,
  union,
  unknown,
} from 'zod/v4';

// The content security policy forbids `eval`; without this setting zod would try it.
config({ jitless: true });

/** Replaces `zod` in the browser by the parts that contracts use, shared by the shell with every remote. */
export const z = {
  array,
  boolean,
  coerce,
  enum: oneOf,
  json,
  literal,
  looseObject,
  number,
  object,
  preprocess,
  record,
  strictObject,
  string,
  union,
  unknown,
};
