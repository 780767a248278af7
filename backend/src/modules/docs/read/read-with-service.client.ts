import type { WarmProcess } from '../../../platform/bounded/warm-process';
import type { Platform } from '../../../platform/platform';
import { askProvider } from '../provider/ask-provider.client';
import type { ServiceReading } from '../provider/service-reading';
import { readStored } from './read-file.loader';
import type { ReadOutput } from './read-output';

type Reading = Omit<Parameters<typeof readStored>[2], 'isShown'>;

const NOTHING_SHOWN = { lines: [], pictures: [] };

/** Reads a stored file and asks the operator's AI service, if there is one, about what stays open. */
export async function readWithService(
  { ai, files, reader }: Pick<Platform, 'ai' | 'files'> & { readonly reader: Pick<WarmProcess, 'run'> },
  reading: Reading,
): Promise<ServiceReading & Pick<ReadOutput, 'pages' | 'parts'>> {
  const asked = { ...reading, isShown: ai.name !== null };
  const { pages, parts, reading: own, shown } = await readStored(files, reader, asked);
  const { companyId, types, knowledge, signal } = reading;
  const asking = { ai, companyId, types, today: knowledge.today, signal };
  return { pages, parts, ...(await askProvider(own, shown ?? NOTHING_SHOWN, asking)) };
}
