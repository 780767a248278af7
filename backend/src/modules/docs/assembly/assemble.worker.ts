import { Problem } from '@lichen/contracts/api/problems';
import { ASSEMBLY_TEXTS } from '@lichen/contracts/docs/assembly/assembly-texts';
import type { PageRange } from '@lichen/contracts/docs/assembly/page-range';
import type { AssembleInput, Assembled, JoinedFile } from './assembled';
import { addPages, emptyPdf, openForPages, savedPdf } from './pdf-pages.loader';
import { addPicture, picturePages } from './picture-pages.loader';
import { isPdf } from '../reading/read-pages.loader';

const numbers = ({ from, to }: PageRange): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Opens a PDF or picture so that single pages of it can be copied. */
async function opened({ bytes }: JoinedFile) {
  if (!isPdf(bytes)) {
    const count = await picturePages(bytes);
    return {
      count,
      addTo: (into: Awaited<ReturnType<typeof emptyPdf>>, pages: number[]) => addPicture(into, bytes, pages),
    };
  }
  const pdf = await openForPages(bytes);
  return {
    count: pdf.getPageCount(),
    addTo: (into: Awaited<ReturnType<typeof emptyPdf>>, pages: number[]) => addPages(into, pdf, pages),
  };
}

async function split(file: JoinedFile, parts: readonly PageRange[], report: (done: number) => void) {
  const { count, addTo } = await opened(file);
  if (parts.some(({ to }) => to > count)) throw new Problem('invalid', ASSEMBLY_TEXTS.beyond);
  if (parts.some(({ from, to }) => from === 1 && to === count)) throw new Problem('invalid', ASSEMBLY_TEXTS.wholeFile);
  const made: Uint8Array[] = [];
  for (const part of parts) {
    const pdf = await emptyPdf();
    await addTo(pdf, numbers(part));
    made.push(await savedPdf(pdf));
    report(made.length);
  }
  return made;
}

async function joined(files: readonly JoinedFile[], report: (done: number) => void) {
  const pdf = await emptyPdf();
  for (const [at, file] of files.entries()) {
    const { count, addTo } = await opened(file);
    await addTo(pdf, numbers({ from: 1, to: count }));
    report(at + 1);
  }
  return [await savedPdf(pdf)];
}

/** Runs in a separate process, because the files come from unknown senders. */
export const run = (input: AssembleInput, report: (done: number) => void = () => undefined): Promise<Assembled> =>
  input.kind === 'split' ? split(input.file, input.parts, report) : joined(input.files, report);
