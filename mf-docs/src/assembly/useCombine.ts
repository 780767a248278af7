import { paths } from '@lichen/contracts/api/paths';
import { combineDocs } from '@lichen/contracts/docs/assembly/combine.call';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { asDataError, data, failureText, useNotify, useSingleFlight, useT } from '@lichen/kit';
import { useQueryClient } from '@lichen/kit/query';
import { useNavigate } from '@lichen/kit/router';

/** A document to be combined with others. */
export interface Combined {
  readonly _id: string;
  readonly name: string;
}

/** Combines several documents into one and opens it. */
export function useCombine() {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { run, isRunning } = useSingleFlight<boolean>();
  /** Resolves to true where the documents have been combined. */
  const combine = (documents: readonly Combined[], name: string): Promise<boolean> =>
    run(async () => {
      try {
        const body = { ids: documents.map(({ _id }) => _id), ...(name === '' ? {} : { name }) };
        const { obj } = await data<{ obj: Combined }>(combineDocs.name, { method: 'POST', body });
        await client.invalidateQueries({ queryKey: [doc.name] });
        notify(t('Combined'), 'good');
        navigate(paths.document(obj._id));
        return true;
      } catch (error) {
        notify(failureText(asDataError(error)), 'bad');
        return false;
      }
    });
  return { combine, isCombining: isRunning };
}
