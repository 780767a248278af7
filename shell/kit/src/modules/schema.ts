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

// The content policy allows no code made from strings; without this zod would try and be refused.
config({ jitless: true });

/** Replaces `zod` in the browser: the part that contracts use, shared by the shell with every remote. */
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
