import type { Platform } from '../../../platform/platform';
import { askedProvider } from '../provider/ask-provider.client';
import type { Asked } from '../provider/asked';
import { readStored } from './read-file.loader';
import type { ReadOutput } from './read-output';

type Reading = Omit<Parameters<typeof readStored>[1], 'isShown'> & { readonly companyId: string };

const NOTHING_SHOWN = { lines: [], pictures: [] };

/** What a stored file says, read here; a service of the operator is asked what stays open. */
export async function askedReading(
  { ai, files }: Pick<Platform, 'ai' | 'files'>,
  { companyId, ...reading }: Reading,
): Promise<Asked & Pick<ReadOutput, 'pages'>> {
  const { pages, reading: own, shown } = await readStored(files, { ...reading, isShown: ai.name !== null });
  const { types, knowledge, signal } = reading;
  const asking = { ai, companyId, types, today: knowledge.today, signal };
  return { pages, ...(await askedProvider(own, shown ?? NOTHING_SHOWN, asking)) };
}
