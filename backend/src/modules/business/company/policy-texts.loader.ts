import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STANDARD_POLICY_IDS, type StandardPolicyId } from '@lichen/contracts/business/company/standard-policies';
import { isLanguage, type Language } from '@lichen/contracts/text/languages';

/** A file of default policy texts: its source, and one text for each standard policy. */
export interface PolicyTextFile {
  readonly source: string;
  readonly edition: string;
  readonly licence: string;
  readonly status: 'draft';
  readonly texts: Readonly<Record<StandardPolicyId, readonly string[]>>;
}

/** Returns the default texts in a language; in British English where the language is unknown. */
export type PolicyTexts = (language: string) => PolicyTextFile['texts'];

/** Returns a function that reads default texts by language; each file is read at its first use and then cached. */
export function openPolicyTexts(folder: string): PolicyTexts {
  const known = new Map<Language, PolicyTextFile['texts']>();
  return (language) => {
    const asked = isLanguage(language) ? language : 'en-GB';
    const texts = known.get(asked) ?? readTexts(join(folder, `${asked}.json`));
    known.set(asked, texts);
    return texts;
  };
}

function readTexts(file: string): PolicyTextFile['texts'] {
  const { source, edition, licence, status, texts } = JSON.parse(readFileSync(file, 'utf8')) as PolicyTextFile;
  if (!source || !edition || !licence || status !== 'draft')
    throw new Error(`${file} does not say where it comes from, or that it holds drafts`);
  const missing = STANDARD_POLICY_IDS.filter((id) => !texts[id]?.length);
  if (missing.length > 0) throw new Error(`${file} has no text for ${missing.join(', ')}`);
  return texts;
}
