import { Page, Slot, useT } from '@lichen/kit';

/** What the people who run the installation do for all companies; to others this page does not exist. */
export default function OperatorPage() {
  const t = useT();
  return (
    <Page title={t('Factors and rates')} context={t('For all companies of this portal')}>
      <Slot name="operator.tools" props={{}} />
    </Page>
  );
}
