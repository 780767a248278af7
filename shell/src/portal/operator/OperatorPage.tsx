import { Page, Slot, useT } from '@lichen/kit';

/** Work of the installation's operators for all companies; for everybody else this page does not exist. */
export default function OperatorPage() {
  const t = useT();
  return (
    <Page title={t('Factors and rates')} context={t('For all companies of this portal')}>
      <Slot name="operator.tools" props={{}} />
    </Page>
  );
}
