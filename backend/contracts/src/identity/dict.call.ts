import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { LANGUAGES } from '../text/languages';

/** Returns the texts of the shell and the contracts in one language, by their English text. */
export const dict = defineCall({
  name: 'dict',
  label: 'Dictionary',
  method: 'GET',
  allow: 'public',
  input: z.strictObject({ lang: z.enum(LANGUAGES) }),
  writes: false,
  dependsOn: [],
});
