import { docAnchor } from '@lichen/contracts/docs/doc-anchor.entity';
import { forgetSupplier } from '@lichen/contracts/docs/doc.call';
import { asDataError, data, failureText, useConfirm, useNotify, useT } from '@lichen/kit';
import { useQueryClient } from '@lichen/kit/query';
import type { LearnedSupplier } from './by-supplier';

/** Returns a function that deletes everything learned from a supplier's documents, after a confirmation. */
export function useForgetSupplier() {
  const t = useT();
  const notify = useNotify();
  const confirm = useConfirm();
  const client = useQueryClient();
  return async ({ key, name }: LearnedSupplier) => {
    const text = t('The next documents from {name} are read without earlier corrections. Applied documents stay.', {
      name,
    });
    if (!(await confirm({ title: 'Forget', text, action: 'Forget', dangerous: true }))) return;
    try {
      await data(forgetSupplier.name, { method: 'POST', body: { supplier_key: key } });
      await client.invalidateQueries({ queryKey: [docAnchor.name] });
      notify(t('Forgotten'), 'good');
    } catch (error) {
      notify(failureText(asDataError(error)), 'bad');
    }
  };
}
